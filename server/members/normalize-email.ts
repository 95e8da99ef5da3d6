/** The form in which e-mail addresses are compared: without case. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();
