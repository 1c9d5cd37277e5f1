import type { FatturaFilo, FatturaInElenco, RigaFilo } from '@quadra/contract';
import { loadFattura, type SoggettoFattura } from '@quadra/fisco';
import { toEuro } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import type { Sdi } from '../../../gateways/sdi/port.ts';
import {
  existsStorno,
  findCollegata,
  listInvii,
  listNotifiche,
  type RigaFattura,
} from './fattura.queries.ts';
import type { RigaTenuta } from './fattura.table.ts';
import { checkInvio } from './invio.ts';
import { canInviare, canModificare } from './stato.rules.ts';
import { findFoglio } from './vista/vista.queries.ts';

/** A row of the list, as it goes on the wire. */
export const writeVoce = (riga: RigaFattura): FatturaInElenco => ({
  Id: riga.id,
  IdStudio: riga.cliente_studio_id,
  TipoDocumento: riga.tipo_documento,
  Numero: riga.numero,
  Sezionale: riga.sezionale,
  Progressivo: riga.progressivo,
  Anno: riga.anno,
  Data: riga.data,
  Cliente: riga.nome_cliente,
  CodiceSDI: riga.codice_sdi,
  PEC: riga.pec,
  Imponibile: toEuro(riga.imponibile),
  Iva: toEuro(riga.iva),
  Totale: toEuro(riga.totale),
  Stato: riga.stato,
  Invio: riga.invio,
  StatoSDI: riga.stato_sdi,
  Notifica: riga.notifica,
  RinvioEntro: riga.rinvio_entro,
  Incassata: riga.incassata_il,
  Insoluta:
    riga.incassata_il === null ? (riga.insoluti.findLast(({ tolta }) => !tolta)?.tornata ?? null) : null,
  Simulata: riga.simulata,
  Versione: riga.versione,
});

/** Lines as they go on the wire; `totali` are theirs, in cents. */
export const writeRighe = (righe: readonly RigaTenuta[], totali: readonly number[]): RigaFilo[] =>
  righe.map((riga, posto) => ({
    Descrizione: riga.descrizione,
    Quantita: toEuro(riga.quantita),
    Prezzo: toEuro(riga.prezzo),
    CodiceIva: riga.codiceIva,
    Aliquota: toEuro(riga.aliquota),
    Natura: riga.natura,
    Totale: toEuro(totali[posto] ?? 0),
  }));

const writeCliente = (c: SoggettoFattura): FatturaFilo['DatiCliente'] => ({
  Denominazione: c.denominazione,
  Paese: c.paese,
  PIVA: c.partitaIva,
  CodiceFiscale: c.codiceFiscale,
  Via: c.via,
  CAP: c.cap,
  Comune: c.comune,
  Provincia: c.provincia,
});

/** The story of an invoice with the exchange: each file that left, and each notice that came. */
async function describeScambio(trx: Trx, id: string) {
  const [invii, notifiche] = [await listInvii(trx, id), await listNotifiche(trx, id)];
  const { explainRifiuto } = await loadFattura();
  const ultimo = invii.at(-1);
  const scarto = notifiche.findLast(({ tipo, invio_id }) => tipo === 'NS' && invio_id === ultimo?.id);
  const passi = [
    ...invii.map((uno) => ({
      quando: uno.inviato_il,
      Tipo: uno.errore === null ? 'Inviata' : 'Errore invio',
      File: uno.nome_file,
    })),
    ...notifiche.map((una) => ({ quando: una.ricevuta_il, Tipo: una.tipo, File: una.nome_file })),
  ].sort((a, b) => a.quando.getTime() - b.quando.getTime());
  return {
    IdentificativoSDI: ultimo?.identificativo_sdi ?? null,
    ErroreInvio: ultimo?.errore ?? null,
    Motivi: (scarto?.errori ?? []).map(({ codice, testo }) => {
      const { parole, campo } = explainRifiuto(codice, testo);
      return { Codice: codice, Parole: parole, Testo: testo, Campo: campo };
    }),
    Notifiche: passi.map(({ quando, ...passo }) => ({ Quando: quando.toISOString(), ...passo })),
  };
}

/** What would keep it here if it were sent now: its day was looked at when it was written. */
async function listImpedimenti(
  trx: Trx,
  riga: RigaFattura,
  sdi: Sdi | null,
): Promise<FatturaFilo['Impedimenti']> {
  const problemi = await checkInvio(trx, riga, { oggi: riga.data, hasFirma: sdi?.hasFirma ?? true });
  return problemi.map(({ frase, campo, dove }) => ({ Frase: frase, Campo: campo, Dove: dove }));
}

/** An invoice whole, as who asks sees it. */
export async function describeFattura(
  trx: Trx,
  riga: RigaFattura,
  { isVenditore, sdi }: { isVenditore: boolean; sdi: Sdi | null },
): Promise<FatturaFilo> {
  const { computeTotali } = await loadFattura();
  const totali = computeTotali(riga.righe, { esigibilita: riga.esigibilita });
  const collegata = riga.collegata_id === null ? undefined : await findCollegata(trx, riga.collegata_id);
  const scambio = await describeScambio(trx, riga.id);
  return {
    ...writeVoce(riga),
    Venditore: riga.cedente.denominazione,
    DatiCliente: writeCliente(riga.cliente),
    Righe: writeRighe(riga.righe, totali.righe),
    Bollo: toEuro(riga.bollo),
    Ritenuta: toEuro(riga.ritenuta),
    DaPagare: toEuro(totali.netto - riga.ritenuta),
    Esigibilita: riga.esigibilita,
    Causale: riga.causale,
    Modalita: riga.modalita_pagamento,
    Scadenza: riga.scadenza,
    Collegata: collegata ? { Id: collegata.id, Numero: collegata.numero, Data: collegata.data } : null,
    Stornata: await existsStorno(trx, riga.id),
    Manuale: riga.xml_manuale !== null,
    VistaUfficiale: (await findFoglio(trx)) !== undefined,
    ...scambio,
    Impedimenti: isVenditore && canInviare(riga.stato_sdi) ? await listImpedimenti(trx, riga, sdi) : [],
    Modificabile: isVenditore && canModificare(riga.stato_sdi),
    Inviabile: isVenditore && canInviare(riga.stato_sdi),
  };
}
