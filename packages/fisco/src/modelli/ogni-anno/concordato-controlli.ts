import {
  type Concetto,
  e,
  fino,
  meno,
  non,
  o,
  oltre,
  presente,
  somma,
  sotto,
  zeroEuro,
} from '../../engine/index.ts';
import * as p from '../../parametri/concordato.ts';
import type { makeConcordato } from '../../regole/concordato-societa.ts';
import type { Controllo } from '../scheda.ts';

const FONTE = 'D.Lgs. 13/2024';

/** What is wrong, or worth saying, of an agreement on one kind of income. */
export function makeControlliConcordato(
  anno: number,
  tipo: string,
  c: ReturnType<typeof makeConcordato>,
  effettivo: Concetto,
): readonly Controllo[] {
  const make = (
    livello: Controllo['livello'],
    nome: string,
    parti: Omit<Controllo, 'codice' | 'livello'>,
  ): Controllo => ({ codice: `CONCORDATO_${tipo}_${nome}`, livello, ...parti });
  const haDati = o(presente(c.fascia), presente(c.aumenti), presente(c.diminuzioni), presente(c.precedente));
  return [
    make('bloccante', 'SENZA_REDDITO', {
      quando: e(haDati, fino(c.concordato, zeroEuro)),
      dato: c.concordato,
      frase: 'Manca il reddito concordato (P06 o P07 del modello CPB).',
      fonte: `${FONTE}, art. 9`,
    }),
    make('bloccante', 'FINITO', {
      quando: e(presente(c.cessazione), oltre(c.concordato, zeroEuro)),
      dato: c.cessazione,
      frase: 'Il concordato è cessato: il reddito concordato non si indica, e non vale.',
      fonte: `${FONTE}, artt. 19 e 21`,
    }),
    make('bloccante', 'CESSATO_E_DECADUTO', {
      quando: e(presente(c.cessazione), presente(c.decadenza)),
      dato: c.decadenza,
      frase: 'Cessazione e decadenza non stanno insieme.',
      fonte: `${FONTE}, artt. 21 e 22`,
    }),
    make('informativa', 'DECADUTO', {
      quando: presente(c.decadenza),
      dato: c.decadenza,
      frase: 'Decadenza: restano dovute le imposte sul reddito concordato, se maggiore di quello effettivo.',
      fonte: `${FONTE}, art. 22, c. 3-bis`,
    }),
    make('informativa', 'AL_MINIMO', {
      quando: e(c.vale, sotto(somma(c.netto, c.variazioni), meno(p.minimo, c.eccedenza))),
      dato: c.rettificato,
      frase: 'Il reddito rettificato è portato al minimo: 2.000 euro meno la parte a imposta sostitutiva.',
      fonte: `${FONTE}, artt. 15 e 16`,
    }),
    make('informativa', 'SENZA_ECCEDENZA', {
      quando: e(c.vale, presente(c.fascia), fino(c.eccedenza, zeroEuro)),
      dato: c.fascia,
      frase: 'Il reddito concordato non supera quello precedente: nessuna imposta sostitutiva.',
      fonte: `${FONTE}, art. 20-bis`,
    }),
    make('informativa', 'EFFETTIVO_MAGGIORE', {
      quando: e(c.vale, oltre(effettivo, c.concordato)),
      dato: c.rettificato,
      frase: 'Il reddito effettivo supera quello concordato: la differenza non è tassata.',
      fonte: `${FONTE}, art. 19`,
    }),
    ...(anno > 2025
      ? [
          make('bloccante', 'COMMA_1_BIS', {
            quando: e(oltre(c.eccedenza, p.limite), non(presente(c.comma1bis))),
            dato: c.comma1bis,
            frase: 'Oltre 85.000 euro di imponibile va detto quando si è aderito.',
            fonte: `${FONTE}, art. 20-bis, c. 1-bis`,
          }),
          make('discordanza', 'COMMA_1_BIS_SUPERFLUO', {
            quando: e(presente(c.comma1bis), fino(c.eccedenza, p.limite)),
            dato: c.comma1bis,
            frase: 'La casella «Comma 1-bis» si compila solo oltre 85.000 euro di imponibile.',
            fonte: `${FONTE}, art. 20-bis, c. 1-bis`,
          }),
        ]
      : []),
  ];
}
