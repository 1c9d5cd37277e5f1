import { baseOf, type Casella, type Modello, moduloOf, withModulo } from '@quadra/fisco';
import { nameCasella } from '../dati/chiave.ts';
import { cleanTitolo } from '../dati/interni.ts';

export type CasellaTrovata = { chiave: string; casella: Casella; nome: string };

const QUANTE = 8;
/** «RC1 col. 3», «rc 1 3», «RC1.3» are the same casella. */
const readCodice = (testo: string): RegExp | null => {
  const pulito = testo.replace(/\bcol\.?/gi, ' ');
  const [, quadro, rigo, colonna] =
    /^\s*([a-z]{2,4})\s*(\d{1,3})?(?:[\s.,]+(\d{1,2}))?\s*$/i.exec(pulito) ?? [];
  if (quadro === undefined || rigo === undefined) return null;
  return new RegExp(`^${quadro}${rigo}\\.${colonna === undefined ? '' : `${colonna}$`}`, 'i');
};

/** The caselle that can be given a value, in the order of the form; of the other moduli, those `usate`. */
function listCaselle(modello: Modello, usate: Iterable<string>): CasellaTrovata[] {
  const ripetute = [...usate].filter((chiave) => moduloOf(chiave) > 1);
  return modello.quadri.flatMap(({ sezioni }) =>
    sezioni
      .flatMap(({ righi }) => righi)
      .map(({ titolo, caselle }) => ({ titolo: cleanTitolo(titolo), caselle }))
      .flatMap(({ titolo, caselle }) =>
        caselle
          .filter(({ inserita, visibilita }) => inserita && visibilita === undefined)
          .flatMap((casella) => {
            const nome = casella.titolo === titolo ? titolo : `${titolo}, ${casella.titolo}`;
            const altre = ripetute.filter((k) => withModulo(casella.chiave, moduloOf(k)) === k);
            return [casella.chiave, ...altre].map((chiave) => ({ chiave, casella, nome }));
          }),
      ),
  );
}

/** The caselle to type that a text leads to, by code or by the words of the title; a few, in the order of the form. */
export function searchCaselle(modello: Modello, testo: string, usate: Iterable<string>): CasellaTrovata[] {
  const cercato = testo.trim().toLowerCase();
  if (cercato.length < 2) return [];
  const codice = readCodice(cercato);
  const parole = cercato.split(/\s+/);
  return listCaselle(modello, usate)
    .filter(({ chiave, nome }) =>
      codice !== null
        ? codice.test(baseOf(chiave))
        : parole.every((parola) => `${nameCasella(chiave)} ${nome}`.toLowerCase().includes(parola)),
    )
    .slice(0, QUANTE);
}
