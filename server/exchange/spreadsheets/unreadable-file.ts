/** A file is no spreadsheet that can be read. The message is for whoever gives it. */
export class UnreadableFile extends Error {}
