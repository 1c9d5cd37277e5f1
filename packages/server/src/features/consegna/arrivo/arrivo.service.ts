import { type FileArrivatoFilo, limiti, requisiti, testiArrivo } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { withTenant } from '../../../db/tenancy.ts';
import type { FileInviato } from '../../../http/caricamento.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { requireRequisito } from '../../../http/policy.ts';
import { readTesti } from '../../base/lettura/lettura.public.ts';
import { findAnagrafica, listIdDeiCodici } from '../../clienti/anagrafica/anagrafica.public.ts';
import { keepUnico, storeDocumenti } from '../../clienti/documento/documento.public.ts';
import { type FileArrivato, isPdf, openFile } from './arrivo.file.ts';
import { type Chi, importTelematico } from './dichiarazioni.ts';

const TIPO = 'Arrivo';

const makeEsito = (
  nome: string,
  esito: FileArrivatoFilo['Esito'],
  che: string,
  perche?: string,
): FileArrivatoFilo => ({
  ...{ Nome: nome, Esito: esito, Che: che, Dichiarazioni: [] },
  NonLette: perche === undefined ? [] : [{ Dove: '', Valore: '', Perche: perche }],
});

const DI_PERSONA = 16;
const DI_SOCIETA = 11;
/** The client whose codice fiscale is in the name of a file. */
async function findDelNome(trx: Trx, studioId: number, nome: string) {
  const codici = nome
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(({ length }) => length === DI_PERSONA || length === DI_SOCIETA);
  const [id] = [...(await listIdDeiCodici(trx, studioId, codici)).values()];
  return id === undefined ? undefined : findAnagrafica(trx, id);
}

/** A PDF is kept: of the client whose code is in its name, else of the studio. */
async function keepPdf(
  { db, sessione, studioId, ip, massimoByte }: Chi & { readonly massimoByte: number },
  { nome, contenuto }: FileArrivato,
): Promise<FileArrivatoFilo> {
  requireRequisito(sessione, requisiti.scriviDocumenti);
  const file = { campo: 'uploadFile0', nome, contenuto };
  const testi = await readTesti([file], sessione.utenteId);
  const dati = { idStudio: studioId, anno: null, tipo: TIPO, testi, massimoByte };
  return withTenant(db, sessione, async (trx) => {
    const cliente = await findDelNome(trx, studioId, nome);
    if (cliente === undefined) {
      await storeDocumenti(trx, { sessione, ip }, { ...dati, idAnagrafica: null, file: [file] });
      return makeEsito(nome, 'Documento', testiArrivo.documento);
    }
    await keepUnico(trx, { sessione, ip }, { ...dati, idAnagrafica: cliente.id, file });
    return makeEsito(nome, 'Documento', testiArrivo.delCliente(cliente.denominazione));
  });
}

async function importFile(
  chi: Chi & { readonly massimoByte: number },
  file: FileArrivato,
): Promise<FileArrivatoFilo> {
  const { nome, contenuto } = file;
  if (contenuto.length > limiti.fileByte) return makeEsito(nome, 'Non letto', '', testiArrivo.TROPPO_GRANDE);
  try {
    if (isPdf(file)) return await keepPdf(chi, file);
    const letto = await importTelematico(chi, file);
    if (letto === undefined) return makeEsito(nome, 'Non letto', '', testiArrivo.NON_RICONOSCIUTO);
    const { che, dichiarazioni, nonLette } = letto;
    const esito = dichiarazioni.length > 0 ? 'Letto' : 'Non letto';
    return { Nome: nome, Esito: esito, Che: che, Dichiarazioni: dichiarazioni, NonLette: nonLette };
  } catch (errore) {
    if (!(errore instanceof DomainError) || errore.codice === 'SERVIZIO_NON_DISPONIBILE') throw errore;
    return makeEsito(nome, 'Non letto', '', errore.message);
  }
}

/**
 * Brings into a studio what it had elsewhere: telematic files become declarations of their clients, PDFs are kept. Each file
 * stands by itself, and whatever of it did not come in is told. Sent twice, nothing is written twice.
 */
export async function importArrivo(
  chi: Chi & { readonly massimoByte: number },
  inviati: readonly FileInviato[],
): Promise<FileArrivatoFilo[]> {
  const { file, chiusi } = await openFile(inviati);
  const esiti = chiusi.map(({ nome, perche }) => makeEsito(nome, 'Non letto', '', perche));
  for (const uno of file) esiti.push(await importFile(chi, uno));
  const fatte = esiti.flatMap(({ Dichiarazioni }) => Dichiarazioni);
  const dopo = {
    file: esiti.length,
    letti: esiti.filter(({ Esito }) => Esito !== 'Non letto').length,
    dichiarazioni: fatte.filter(({ IdDichiarazione }) => IdDichiarazione !== null).length,
    clienti: fatte.filter(({ ClienteNuovo }) => ClienteNuovo).length,
  };
  const { db, sessione, studioId, ip } = chi;
  await withTenant(db, sessione, (trx) =>
    writeRegistro(trx, {
      ...{ studioId, utenteId: sessione.utenteId, ip, azione: 'importazione', entita: 'arrivo', dopo },
    }),
  );
  return esiti;
}
