/** The mails that a server could not deliver, as it tells of them. */
export interface Rimbalzi {
  /**
   * Hands over each message that came, once it is read it comes no more; one whose reading fails stays for the next round. Answers
   * how many are not files to be read: they stop nobody.
   * @throws when there are files and none may be read
   */
  take(read: (messaggio: Buffer) => Promise<void>): Promise<number>;
  /** Deletes those that were read and came before a moment: within is the mail itself. Answers how many. */
  forget(prima: Date): Promise<number>;
}
