/** What looks at a file before it is kept or read. */
export interface Antivirus {
  /** What was found in it; null when there is nothing. @throws Error when nobody could look: the file is not taken */
  scan(contenuto: Buffer): Promise<string | null>;
}
