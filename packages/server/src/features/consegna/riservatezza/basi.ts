/** Why something of a person is kept, by the name the catalogue uses. */
export interface Base {
  readonly atto: string;
  readonly articolo: string;
  /** Whole years after the year of the last change, until 31 December; null: as long as the reason lasts. */
  readonly anni: number | null;
  /** Compared with the text of the law. */
  readonly verificato: boolean;
}

export const basi = {
  /** The work the client asked for. */
  incarico: { atto: 'Reg. UE 2016/679', articolo: 'art. 6, par. 1, lett. b', anni: null, verificato: false },
  /** Books, letters and invoices; of declarations too, it is the longest term. */
  scritture: { atto: 'Codice civile', articolo: 'art. 2220', anni: 10, verificato: false },
  /** Until when a return can be assessed: who sends it keeps its copy as long. */
  accertamento: { atto: 'DPR 600/1973', articolo: 'art. 43', anni: 5, verificato: false },
  /** Who did what: accountability and security of the processing. */
  sicurezza: { atto: 'Reg. UE 2016/679', articolo: 'artt. 5, par. 2, e 32', anni: null, verificato: false },
  /** Who uses the portal: the contract with the studio. */
  accesso: { atto: 'Reg. UE 2016/679', articolo: 'art. 6, par. 1, lett. b', anni: null, verificato: false },
} as const satisfies Record<string, Base>;
export type NomeBase = keyof typeof basi;

/** The words of a ground: `Codice civile, art. 2220`. */
export const nameBase = (nome: NomeBase): string => `${basi[nome].atto}, ${basi[nome].articolo}`;
