const KEY = 'hadir-username';

/** "Ingat saya": the user name, on this device only. Never the password, which is the browser's to keep. */
export const rememberedUsername = {
  read: () => localStorage.getItem(KEY) ?? '',
  keep: (username: string) => {
    if (username === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, username);
  },
};
