/** The colours a status may wear. The words and codes that they stand for belong to the domains. */
export type Tone = 'orange' | 'blue' | 'green' | 'red' | 'dark-red' | 'grey' | 'black' | 'dark-green';
