/** The model did not answer, or not as it should: what it was sent may have been read. */
export class ModelloAssente extends Error {}

/** A language model: it is asked only which question a sentence is, never a number. */
export interface ModelloLinguistico {
  readonly isSimulato: boolean;
  readonly nome: string;
  /** Where what is sent goes. */
  readonly indirizzo: string;
  /** What would leave, letter by letter: instructions, then a sentence. */
  write(istruzioni: string, frase: string): string;
  /** Sends what was written; answers its words. @throws ModelloAssente */
  send(scritto: string): Promise<string>;
}
