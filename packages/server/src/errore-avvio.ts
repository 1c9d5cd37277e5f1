/** The start is impossible for a reason the operator can mend: one Italian line, exit code 1, no stack. */
export class ErroreAvvio extends Error {
  override name = 'ErroreAvvio';
}
