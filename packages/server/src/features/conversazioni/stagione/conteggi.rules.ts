/** So many of an obligation, done in a week (its Monday) or not yet. Amounts in cents. */
export interface Conteggio {
  readonly fatti: boolean;
  /** Null: the day it was done is not kept. */
  readonly settimana: string | null;
  readonly quanti: number;
  readonly importo?: number;
}

export interface Avanzamento {
  readonly fatti: number;
  readonly totale: number;
  readonly settimane: readonly { readonly lunedi: string; readonly quanti: number }[];
  /** Cents. */
  readonly importo: number;
}

/** How far an obligation is, from its counts. */
export function sumConteggi(conteggi: readonly Conteggio[]): Avanzamento {
  const sum = (quali: readonly Conteggio[]) => quali.reduce((somma, { quanti }) => somma + quanti, 0);
  const fatti = conteggi.filter((uno) => uno.fatti);
  const perSettimana = new Map<string, number>();
  for (const { settimana, quanti } of fatti)
    if (settimana !== null) perSettimana.set(settimana, (perSettimana.get(settimana) ?? 0) + quanti);
  return {
    fatti: sum(fatti),
    totale: sum(conteggi),
    settimane: [...perSettimana]
      .map(([lunedi, quanti]) => ({ lunedi, quanti }))
      .sort((a, b) => (a.lunedi < b.lunedi ? -1 : 1)),
    importo: conteggi.reduce((somma, { importo = 0 }) => somma + importo, 0),
  };
}
