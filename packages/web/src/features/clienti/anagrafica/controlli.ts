import { testiCampo } from '@quadra/contract';
import {
  checkCodiceFiscale,
  checkPartitaIva,
  giornoDiRoma,
  isData,
  isEmail,
  isPartitaIva,
  isTelefonoFirma,
  isValorizzato,
  normalizeCodiceFiscale,
} from '@quadra/values';
import { formatGiorno } from '../../../formato/formato.ts';
import { etichette, messaggiScheda as m, type PercorsoCampo } from '../../../messages/anagrafica-scheda.ts';
import type { Valori } from './valori.ts';

export type Problema = { percorso: PercorsoCampo; messaggio: string };

const ordine = Object.keys(etichette);

/** What must be there: the names of the person or the firm, the codice, the comune of the fiscal domicile. */
function listObbligatori(valori: Valori): [PercorsoCampo, string][] {
  const comuni: [PercorsoCampo, string][] = [
    ['codiceFiscale', valori.codiceFiscale],
    ['domicilioFiscale.comune', valori.domicilioFiscale.comune],
  ];
  if (valori.estera) comuni.push(['identificativoEstero', valori.identificativoEstero]);
  if (valori.residenzaDiversa && valori.tipo === 'PF')
    comuni.push(['residenza.comune', valori.residenza.comune]);
  if (valori.sedeLegaleDiversa && valori.tipo === 'SD')
    comuni.push(['sedeLegale.comune', valori.sedeLegale.comune]);
  if (valori.sedeAttivitaDiversa) comuni.push(['sedeAttivita.comune', valori.sedeAttivita.comune]);
  if (valori.tipo === 'SD') return [['ragioneSociale', valori.ragioneSociale], ...comuni];
  return [['cognome', valori.cognome], ['nome', valori.nome], ...comuni];
}

function checkCodice(valori: Valori): Problema[] {
  const codice = normalizeCodiceFiscale(valori.codiceFiscale);
  if (codice === '') return [];
  if (valori.estera) {
    const uguale = codice === valori.identificativoEstero.trim().toUpperCase();
    return uguale ? [] : [{ percorso: 'codiceFiscale', messaggio: m.esteroDiverso }];
  }
  if (valori.tipo === 'SD' && isPartitaIva(codice)) return [];
  const messaggio = checkCodiceFiscale(codice);
  return messaggio === null ? [] : [{ percorso: 'codiceFiscale', messaggio }];
}

const poste = ['email', 'emailPEC', 'emailFirma'] as const;

function checkCap(valori: Valori): Problema[] {
  const gruppi = [
    'domicilioFiscale' as const,
    ...(valori.residenzaDiversa ? (['residenza'] as const) : []),
    ...(valori.sedeLegaleDiversa ? (['sedeLegale'] as const) : []),
    ...(valori.sedeAttivitaDiversa ? (['sedeAttivita'] as const) : []),
  ];
  return gruppi
    .filter((gruppo) => {
      const { cap, comune } = valori[gruppo];
      return isValorizzato(cap) && !comune.startsWith('Z') && !/^\d{5}$/.test(cap.trim());
    })
    .map((gruppo) => ({ percorso: `${gruppo}.cap` as const, messaggio: testiCampo.CAP_ERRATO }));
}

/** What is written and cannot be right, whatever else is missing: codes, addresses of mail, CAP, telephone of the signature. */
export function checkForme(valori: Valori): Problema[] {
  const partitaIva = valori.partitaIva.trim();
  const iva = partitaIva === '' ? null : checkPartitaIva(partitaIva);
  return [
    ...checkCodice(valori),
    ...(iva === null ? [] : [{ percorso: 'partitaIva' as const, messaggio: iva }]),
    ...checkCap(valori),
    ...poste
      .filter((campo) => isValorizzato(valori[campo]) && !isEmail(valori[campo].trim()))
      .map((percorso) => ({ percorso, messaggio: testiCampo.EMAIL_NON_VALIDA })),
    ...(valori.email.trim() === valori.emailConferma.trim()
      ? []
      : [{ percorso: 'emailConferma' as const, messaggio: m.confermaDiversa }]),
    ...(valori.telefonoFirma.trim() === '' || isTelefonoFirma(valori.telefonoFirma)
      ? []
      : [{ percorso: 'telefonoFirma' as const, messaggio: m.prefisso }]),
  ];
}

/** How long what is written is when it is whole: before, it is not said to be wrong while it is being typed. */
function isIntero(percorso: PercorsoCampo, valori: Valori): boolean {
  if (percorso === 'codiceFiscale')
    return valori.codiceFiscale.length >= (valori.tipo === 'SD' ? 11 : 16) && !valori.estera;
  if (percorso === 'partitaIva') return valori.partitaIva.length >= 11;
  const gruppo = /^(domicilioFiscale|residenza|sedeLegale|sedeAttivita)\.cap$/.exec(percorso)?.[1];
  if (gruppo === undefined) return false;
  const { cap } = valori[gruppo as 'residenza'];
  return cap.length >= 5 || /\D/.test(cap);
}

/** What is to be said while the record is written: of the fields that were left, and of those that are whole. */
export const listErrori = (valori: Valori, isToccato: (percorso: PercorsoCampo) => boolean): Problema[] =>
  checkForme(valori).filter(({ percorso }) => isToccato(percorso) || isIntero(percorso, valori));

/** What stops the save, in the order of the form. The server checks again, and more. */
export function checkValori(valori: Valori): Problema[] {
  const date = (['dataNascita', 'dataRilascio', 'dataScadenza'] as const).filter(
    (campo) => isValorizzato(valori[campo]) && !isData(valori[campo]),
  );
  const problemi: Problema[] = [
    ...listObbligatori(valori)
      .filter(([, valore]) => !isValorizzato(valore))
      .map(([percorso]) => ({ percorso, messaggio: m.obbligatorio })),
    ...checkForme(valori),
    ...(valori.tipo === 'PF' ? date.map((percorso) => ({ percorso, messaggio: m.dataNonValida })) : []),
  ];
  return problemi.sort((a, b) => ordine.indexOf(a.percorso) - ordine.indexOf(b.percorso));
}

/** What is worth a look and does not stop the save. */
export function listAvvisi(valori: Valori, oggi = giornoDiRoma(new Date())): Problema[] {
  const avvisi: Problema[] = [];
  if (valori.tipo === 'PF' && isData(valori.dataScadenza) && valori.dataScadenza < oggi)
    avvisi.push({
      percorso: 'dataScadenza',
      messaggio: m.documentoScaduto(formatGiorno(valori.dataScadenza)),
    });
  if (valori.domicilioFiscale.comune !== '' && !isValorizzato(valori.domicilioFiscale.cap))
    avvisi.push({ percorso: 'domicilioFiscale.cap', messaggio: m.capVuoto });
  if (valori.residenzaDiversa && valori.residenza.comune !== '' && !isValorizzato(valori.residenza.cap))
    avvisi.push({ percorso: 'residenza.cap', messaggio: m.capVuoto });
  if (valori.sedeLegaleDiversa && valori.sedeLegale.comune !== '' && !isValorizzato(valori.sedeLegale.cap))
    avvisi.push({ percorso: 'sedeLegale.cap', messaggio: m.capVuoto });
  if (
    valori.sedeAttivitaDiversa &&
    valori.sedeAttivita.comune !== '' &&
    !isValorizzato(valori.sedeAttivita.cap)
  )
    avvisi.push({ percorso: 'sedeAttivita.cap', messaggio: m.capVuoto });
  return avvisi;
}
