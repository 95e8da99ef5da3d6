/** E-mail addresses compare without case. */
export const foldEmail = (email: string) => email.trim().toLowerCase();
