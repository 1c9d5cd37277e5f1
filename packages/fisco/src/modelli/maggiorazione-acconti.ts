import * as proposta from '../regole/isa/proposta.ts';
import * as liquidazione from '../regole/liquidazione.ts';
import type { LatoConfronto } from './confronto.ts';
import type { DatiModello, Modello } from './modello.ts';
import type { VoceRiporto } from './riporto.ts';

const GRUPPO = 'Crediti e acconti';
const NOTA =
  'Con la maggiorazione del primo anno di concordato, dovuta con il metodo storico: confrontare con l’F24 (4068).';

/** What the ISA of the year before says was added to the advances, in whole euro; null where no agreement was accepted. */
function readMaggiorazione({ modello, dati, forzature }: LatoConfronto) {
  const { indice } = modello.struttura;
  const [accettata, da] = [proposta.accettata, proposta.maggiorazioneRedditi].map((nodo) =>
    indice.keyOf(nodo, 0),
  );
  if (accettata === undefined || da === undefined || dati[accettata] !== true) return null;
  const { stato, valore } = modello.createCalcolo(dati, forzature).get(da);
  const importo = stato === 'incompleto' ? 0 : Math.round(Number(valore ?? 0));
  return importo > 0 ? { da, importo } : null;
}

/**
 * RN38 of a person in the first year of an agreement (istruzioni Redditi PF 2025, fasc. 1, r. 10255, and 2026, r. 10555): col. 2 has
 * what was added to the advances (D.Lgs. 13/2024, art. 20, c. 2, lett. a), and col. 6, that holds them all, has it too. Where no
 * advances are proposed col. 6 is left to who knows them.
 * @param voci what the return of the year before proposes
 */
export function addMaggiorazione(
  voci: readonly VoceRiporto[],
  isa: LatoConfronto,
  modello: Modello,
  attuali: DatiModello,
): readonly VoceRiporto[] {
  const { indice } = modello.struttura;
  const sua = readMaggiorazione(isa);
  const [a, acconti] = [liquidazione.accontiSostitutive, liquidazione.accontiVersati].map((dato) =>
    indice.keyOf(dato, 0),
  );
  const casella = a === undefined ? undefined : modello.findCasella(a);
  if (sua === null || a === undefined || casella === undefined) return voci;
  return [
    ...voci.map((voce) =>
      voce.a === acconti ? { ...voce, valore: Number(voce.valore) + sua.importo, nota: NOTA } : voce,
    ),
    {
      ...{ gruppo: GRUPPO, da: sua.da, a, titolo: casella.titolo, valore: sua.importo, nota: NOTA },
      attuale: attuali[a] ?? null,
    },
  ];
}
