/** How a row says that it is paid all at once: the first instalment of one. */
export const RATA_UNICA = '0101';
