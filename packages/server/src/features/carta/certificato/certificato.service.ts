import {
  type CertificatoFilo,
  type CertificatoStudioFilo,
  type certificatoScritto,
  type DocumentoFilo,
  type FirmaDelFileFilo,
  type firmaCertificatoRequest,
  testiCertificato as t,
} from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import {
  type Marca,
  MarcaErrata,
  MarcaRifiutata,
  type Marcatura,
  MarcaturaAssente,
} from '../../../gateways/marcatura/port.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import {
  getDocumento,
  openDocumento,
  replaceDocumento,
  requireLibero,
} from '../../clienti/documento/documento.public.ts';
import { deleteCertificato, findCertificato, upsertCertificato } from './certificato.queries.ts';
import { addMarca, readValore, replaceCms } from './marca.ts';
import { listFirme, makeFirmato, readCertificato } from './pades.ts';
import type { FirmaDelFile } from './pdf-firmato.ts';

type Chi = { readonly sessione: Sessione; readonly ip: string };
type Con = Pick<Servizi, 'db' | 'cifratura' | 'now' | 'config' | 'marcatura'>;
const PDF = 'application/pdf';
const nameContesto = (studioId: number) => `certificato di firma:${studioId}`;

/** A certificate signs on the days it is good for. @throws RICHIESTA_NON_VALIDA on the field that is named */
function requireInCorso(
  { dal, al }: { readonly dal: Date; readonly al: Date },
  adesso: Date,
  campo: 'Contenuto' | 'Password',
): void {
  const dico = (quando: Date) => formatData(giornoDiRoma(quando));
  if (adesso > al) requireNessunErrore({ [campo]: [t.SCADUTO(dico(al))] });
  if (adesso < dal) requireNessunErrore({ [campo]: [t.NON_ANCORA(dico(dal))] });
}

/** The certificate of a studio, what stamps its signatures, and how many authorities are known. */
export async function describeFirma(
  { marcatura, config }: Pick<Con, 'marcatura' | 'config'>,
  trx: Trx,
  studioId: number,
): Promise<CertificatoFilo> {
  return {
    Certificato: await describeDelloStudio(trx, studioId),
    Marcatura: marcatura === null ? 'Assente' : marcatura.isSimulata ? 'Simulata' : 'Attiva',
    AutoritaNote: config.autorita.length,
  };
}

/** The certificate of a studio, without its bytes; null where it has none. */
async function describeDelloStudio(trx: Trx, studioId: number): Promise<CertificatoStudioFilo | null> {
  const suo = await findCertificato(trx, studioId);
  if (!suo) return null;
  return {
    ...{ Titolare: suo.titolare, Emittente: suo.emittente, Seriale: suo.seriale },
    ...{ Dal: suo.dal.toISOString(), Al: suo.al.toISOString(), CaricatoIl: suo.caricato_il.toISOString() },
  };
}

/**
 * Keeps the certificate that a studio signs with, sealed, in the place of the one it had. Its password is tried and not kept.
 * @throws RICHIESTA_NON_VALIDA on Password or Contenuto
 */
export async function saveCertificato(
  con: Con,
  { sessione, ip }: Chi,
  { Contenuto, Password }: z.output<typeof certificatoScritto>,
): Promise<CertificatoFilo> {
  const studioId = requireStudio(sessione, undefined);
  const { utenteId } = sessione;
  const p12 = Buffer.from(Contenuto, 'base64');
  const dati = await readCertificato(utenteId, p12, Password);
  const adesso = con.now();
  requireInCorso(dati, adesso, 'Contenuto');
  return withTenant(con.db, sessione, async (trx) => {
    const prima = await findCertificato(trx, studioId);
    await upsertCertificato(trx, {
      ...{ studio_id: studioId, ...dati, caricato_il: adesso, caricato_da: utenteId },
      sigillato: con.cifratura.sealByte(p12, nameContesto(studioId)),
    });
    await writeRegistro(trx, {
      ...{ studioId, utenteId, ip, azione: 'certificato di firma caricato', entita: 'certificato di firma' },
      entitaId: String(studioId),
      ...(prima && { prima: { titolare: prima.titolare, seriale: prima.seriale } }),
      dopo: { titolare: dati.titolare, seriale: dati.seriale, al: dati.al },
    });
    return describeFirma(con, trx, studioId);
  });
}

/** Takes the certificate of a studio away: what was signed with it stays signed. */
export async function removeCertificato(trx: Trx, { sessione, ip }: Chi): Promise<void> {
  const studioId = requireStudio(sessione, undefined);
  const prima = await findCertificato(trx, studioId);
  if (!prima) return;
  await deleteCertificato(trx, studioId);
  await writeRegistro(trx, {
    ...{ studioId, utenteId: sessione.utenteId, ip, azione: 'certificato di firma tolto' },
    ...{ entita: 'certificato di firma', entitaId: String(studioId) },
    prima: { titolare: prima.titolare, seriale: prima.seriale },
  });
}

async function readDaFirmare(trx: Trx, { cifratura }: Con, { sessione }: Chi, id: string) {
  const { documento, contenuto } = await openDocumento(trx, id);
  requireLibero(documento);
  if (documento.Formato !== PDF) requireNessunErrore({ Password: [t.NON_PDF] });
  const studioId = requireStudio(sessione, undefined);
  const suo = await findCertificato(trx, studioId);
  if (!suo) throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Password: [t.MANCA] } });
  const p12 = cifratura.openByte(suo.sigillato, nameContesto(studioId));
  return { documento, contenuto, p12, suo };
}

/** Why there is no stamp, as it is said to who signs: he may sign without. */
function refuseMarca(causa: unknown): never {
  if (!(causa instanceof MarcaturaAssente)) throw causa;
  const testo =
    causa instanceof MarcaRifiutata
      ? t.MARCA_RIFIUTATA
      : causa instanceof MarcaErrata
        ? t.MARCA_ERRATA
        : t.MARCA_ASSENTE;
  throw new DomainError('RICHIESTA_NON_VALIDA', { modelState: { Marca: [testo] }, causa });
}

/** A signed PDF with the time of an authority on its signature. @throws RICHIESTA_NON_VALIDA on Marca */
async function addMarcaA(
  marcatura: Marcatura,
  { pdf, cms }: { readonly pdf: Buffer; readonly cms: Buffer },
): Promise<{ readonly pdf: Buffer; readonly marca: Marca }> {
  const marca = await marcatura.stamp(readValore(cms)).catch(refuseMarca);
  return { pdf: replaceCms(pdf, cms, addMarca(cms, marca.token)), marca };
}

/**
 * Signs a PDF with the certificate of the studio (PAdES), with a time stamp where somebody makes them: the signed file takes its
 * place, and the one of before stays among its versions. It is signed between two transactions: what changed meanwhile is not
 * signed over.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA on Password or Marca, DOCUMENTO_IN_FIRMA, DOCUMENTO_ARCHIVIATO,
 * DOCUMENTO_CONGELATO, RECORD_MODIFICATO
 */
export async function signConCertificato(
  con: Con,
  chi: Chi,
  id: string,
  { Password, Motivo, SenzaMarca }: z.output<typeof firmaCertificatoRequest>,
): Promise<DocumentoFilo> {
  const { sessione, ip } = chi;
  const { utenteId } = sessione;
  const letto = await withTenant(con.db, sessione, (trx) => readDaFirmare(trx, con, chi, id));
  const { documento, contenuto, p12, suo } = letto;
  const quando = con.now();
  requireInCorso(suo, quando, 'Password');
  const marcatura = SenzaMarca ? null : con.marcatura;
  const come = { quando, motivo: Motivo || t.motivo, nome: suo.titolare, isMarcata: marcatura !== null };
  const firmato = await makeFirmato(utenteId, { documento: contenuto, p12, password: Password, come });
  const { pdf, marca } = marcatura ? await addMarcaA(marcatura, firmato) : { ...firmato, marca: null };
  return withTenant(con.db, sessione, async (trx) => {
    const { documento: ora, studioId } = await getDocumento(trx, id, { isTenuto: true });
    requireLibero(ora);
    if (ora.Sha256 !== documento.Sha256) throw new DomainError('RECORD_MODIFICATO');
    const nuova = { nome: ora.Nome, contenuto: pdf, motivo: t.versione(suo.titolare) };
    await replaceDocumento(trx, { utenteId, ip }, id, nuova);
    await writeRegistro(trx, {
      ...{ studioId, utenteId, ip, azione: 'firma con certificato', entita: 'documento', entitaId: id },
      dopo: {
        ...{ titolare: suo.titolare, seriale: suo.seriale, motivo: come.motivo, prima: documento.Sha256 },
        marca: marca && { quando: marca.quando, autorita: marca.autorita },
      },
    });
    return (await getDocumento(trx, id)).documento;
  });
}

/** The signatures that a document holds, whoever made them. @throws NON_TROVATO */
export async function readFirmeDi(con: Con, sessione: Sessione, id: string): Promise<FirmaDelFileFilo[]> {
  const { documento, contenuto } = await withTenant(con.db, sessione, (trx) => openDocumento(trx, id));
  if (documento.Formato !== PDF) return [];
  const fidate = { note: con.config.autorita, adesso: con.now() };
  const firme = await listFirme(sessione.utenteId, contenuto, fidate);
  return firme.map(writeFirma);
}

function writeFirma({
  certificato: c,
  quando,
  isIntegra,
  isUltima,
  fiducia,
  marca,
}: FirmaDelFile): FirmaDelFileFilo {
  const isSicura = marca?.isIntegra && marca.fiducia?.esito === 'Attendibile';
  const giorno = isSicura ? marca.quando : quando;
  return {
    ...{ Titolare: c?.titolare ?? null, Emittente: c?.emittente ?? null, Seriale: c?.seriale ?? null },
    ...{ Quando: quando?.toISOString() ?? null, IsIntegra: isIntegra, IsUltima: isUltima },
    IsInValidita: c && giorno ? c.dal <= giorno && giorno <= c.al : null,
    ...{ Fiducia: fiducia?.esito ?? null, Autorita: fiducia?.autorita ?? null },
    Marca: marca && {
      ...{ Quando: marca.quando?.toISOString() ?? null, Titolare: marca.certificato?.titolare ?? null },
      ...{ IsIntegra: marca.isIntegra, Fiducia: marca.fiducia?.esito ?? null },
      Autorita: marca.fiducia?.autorita ?? null,
    },
  };
}
