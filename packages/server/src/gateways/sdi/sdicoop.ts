import type { ServizioEsterno } from '../../config-servizi.ts';
import { readTesto, readXml, writeBusta } from './busta-soap.ts';
import { type FileSdi, type PresaInCarico, type Sdi, SdiNonRiuscito } from './port.ts';

const AZIONE = 'http://www.fatturapa.it/SdIRiceviFile/RiceviFile';
const ATTESA_MS = 20_000;

/** What `rispostaSdIRiceviFile` may say instead of taking the file. */
const errori: Readonly<Record<string, string>> = {
  EI01: 'Lo SDI dice che il file è vuoto.',
  EI02: 'Lo SDI in questo momento non è disponibile.',
  EI03: 'Lo SDI dice che chi trasmette non è abilitato.',
};

async function call(indirizzo: string, { nome, contenuto }: FileSdi): Promise<string> {
  const corpo = writeBusta('fileSdIAccoglienza', [
    ['NomeFile', nome],
    ['File', Buffer.from(contenuto, 'utf8').toString('base64')],
  ]);
  const risposta = await fetch(`${indirizzo}/ricevi_file`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${AZIONE}"` },
    body: corpo,
    signal: AbortSignal.timeout(ATTESA_MS),
  });
  if (!risposta.ok) throw new SdiNonRiuscito(`Lo SDI ha risposto ${risposta.status}.`);
  return risposta.text();
}

/**
 * SDICoop, from its WSDL (SdIRiceviFile 1.0): one call hands a file over. The certificate that the exchange wants of who calls is
 * put by what stands before this server, as the address of the settings says.
 */
export function makeSdicoop({ indirizzo, simulato }: ServizioEsterno): Sdi {
  return {
    isSimulato: simulato,
    // The simulator does not look at signatures; a real one is put by nobody here.
    hasFirma: simulato,
    send: async (file): Promise<PresaInCarico> => {
      let risposta: string;
      try {
        risposta = await call(indirizzo, file);
      } catch (errore) {
        if (errore instanceof SdiNonRiuscito) throw errore;
        throw new SdiNonRiuscito('Lo SDI non risponde.', { cause: errore });
      }
      let letta: ReturnType<typeof readXml>;
      try {
        letta = readXml(risposta);
      } catch (errore) {
        throw new SdiNonRiuscito('Lo SDI ha risposto in un modo che non si legge.', { cause: errore });
      }
      const errore = readTesto(letta, 'Errore');
      if (errore !== '') throw new SdiNonRiuscito(errori[errore] ?? `Lo SDI ha risposto ${errore}.`);
      const identificativo = readTesto(letta, 'IdentificativoSdI');
      if (!/^\d{1,12}$/.test(identificativo))
        throw new SdiNonRiuscito('Lo SDI ha risposto in un modo che non si legge.');
      return { identificativo };
    },
  };
}
