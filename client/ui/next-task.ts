/** Lets go of the page for a moment: what it has been asked meanwhile is answered first. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve));
