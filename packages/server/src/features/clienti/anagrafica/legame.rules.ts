import { testiCampo } from '@quadra/contract';
import { checkCodiceFiscale, findValorizzato } from '@quadra/values';
import type { Problema } from '../../../http/wire-state.ts';
import type { Scritta } from './anagrafica.rules.ts';

type Persona = { readonly codiceFiscale: string };
type Periodo = { readonly dal: string | null; readonly al: string | null };

/** Each person with a good codice fiscale, once, and never the client. */
function checkPersone(lista: string, persone: readonly Persona[], proprio: string): Problema[] {
  const visti = new Set<string>();
  return persone.flatMap(({ codiceFiscale }, indice) => {
    const campo = `${lista}.${indice}.codiceFiscale`;
    const isRipetuto = visti.has(codiceFiscale);
    visti.add(codiceFiscale);
    if (codiceFiscale === '') return [{ campo, testo: testiCampo.OBBLIGATORIO }];
    const errore = checkCodiceFiscale(codiceFiscale);
    if (errore) return [{ campo, testo: errore }];
    if (isRipetuto) return [{ campo, testo: testiCampo.PERSONA_RIPETUTA }];
    return codiceFiscale === proprio ? [{ campo, testo: testiCampo.PERSONA_STESSA }] : [];
  });
}

const checkPeriodi = (lista: string, periodi: readonly Periodo[]): Problema[] =>
  periodi.flatMap(({ dal, al }, indice) =>
    dal !== null && al !== null && dal > al
      ? [{ campo: `${lista}.${indice}.al`, testo: testiCampo.PERIODO_NON_VALIDO }]
      : [],
  );

/** One spouse, one first child. */
function checkRelazioni({ familiari }: Scritta): Problema[] {
  const ripetuta = (relazione: 'C' | 'F1', testo: string) =>
    familiari
      .map((familiare, indice) => ({ familiare, campo: `familiari.${indice}.relazione` }))
      .filter(({ familiare }) => familiare.relazione === relazione)
      .slice(1)
      .map(({ campo }) => ({ campo, testo }));
  return [...ripetuta('C', testiCampo.CONIUGE_UNICO), ...ripetuta('F1', testiCampo.PRIMO_FIGLIO_UNICO)];
}

/** The progressive of quadro RR is there, is not zero and is nobody else's. */
function checkProgressivi({ collaboratori }: Scritta): Problema[] {
  const visti = new Set<number>();
  return collaboratori.flatMap(({ progressivoRR }, indice): Problema[] => {
    const campo = `collaboratori.${indice}.progressivoRR`;
    const progressivo = findValorizzato(progressivoRR);
    if (progressivo === undefined) return [{ campo, testo: testiCampo.PROGRESSIVO_OBBLIGATORIO }];
    const isRipetuto = visti.has(progressivo);
    visti.add(progressivo);
    return isRipetuto ? [{ campo, testo: testiCampo.PROGRESSIVO_DUPLICATO }] : [];
  });
}

/** What is wrong among the people tied to a client; the owner may be the client, and work in more than one period. */
export function checkLegami(scritta: Scritta): Problema[] {
  const { familiari, soci, collaboratori, codiceFiscale } = scritta;
  const senzaRipetere = collaboratori.flatMap((uno, indice) => {
    const errore = uno.codiceFiscale === '' ? testiCampo.OBBLIGATORIO : checkCodiceFiscale(uno.codiceFiscale);
    return errore ? [{ campo: `collaboratori.${indice}.codiceFiscale`, testo: errore }] : [];
  });
  return [
    ...checkPersone('familiari', familiari, codiceFiscale),
    ...checkRelazioni(scritta),
    ...checkPersone('soci', soci, codiceFiscale),
    ...checkPeriodi('soci', soci),
    ...senzaRipetere,
    ...checkPeriodi('collaboratori', collaboratori),
    ...checkProgressivi(scritta),
  ];
}
