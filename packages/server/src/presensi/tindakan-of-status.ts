/** What the approval call's status asks for: 5 approves, 6 rejects. */
export const tindakanOfStatus = (status: 5 | 6) => (status === 5 ? 'approve' : 'reject');
