import type { ConfigServizi, ServizioEsterno } from '../../src/config-servizi.ts';
import { startCarta } from './carta.ts';
import { startConservatore } from './conservatore.ts';
import { startContabilitaDiProva } from './contabilita.ts';
import { startCopilota } from './copilota.ts';
import { startFirma } from './firma.ts';
import { startMarcatura } from './marcatura.ts';
import { startPaypal } from './paypal.ts';
import { startPrecompilata } from './precompilata.ts';
import { startPush } from './push.ts';
import { startSdiDiProva } from './sdi.ts';
import type { ServizioDiProva } from './servizio-di-prova.ts';
import { startVisure } from './visure.ts';

/** Starts a simulated service where the file says it is; `quadra` is the address it calls back. */
type Avvia = (servizio: ServizioEsterno, quadra: string) => Promise<ServizioDiProva>;

/** Every simulated service, by its name in the file of the services: a new one is one line here. */
const elenco: Partial<Record<keyof ConfigServizi, Avvia>> = {
  contabilita: ({ indirizzo }) => startContabilitaDiProva(indirizzo),
  copilota: ({ indirizzo }) => startCopilota(indirizzo),
  firma: ({ indirizzo }) => startFirma(indirizzo),
  conservatore: ({ indirizzo }) => startConservatore(indirizzo),
  carta: ({ indirizzo }, quadra) => startCarta(indirizzo, () => quadra),
  precompilata: ({ indirizzo }) => startPrecompilata(indirizzo),
  marcatura: ({ indirizzo }) => startMarcatura(indirizzo),
  paypal: ({ indirizzo }) => startPaypal(indirizzo),
  push: ({ indirizzo }) => startPush(indirizzo),
  visure: (servizio) =>
    startVisure(servizio.indirizzo, { chiave: 'chiave' in servizio ? String(servizio.chiave) : '' }),
  sdi: (servizio, quadra) =>
    startSdiDiProva(
      { indirizzo: servizio.indirizzo, chiave: 'chiave' in servizio ? String(servizio.chiave) : '' },
      quadra,
    ),
};

/**
 * Starts the services that the file calls simulated, each a server of its own. A new one is a line of `elenco`.
 * @throws with the name of the one whose port is taken.
 */
export async function startServizi(
  servizi: ConfigServizi,
  quadra: string,
): Promise<{ indirizzi: Record<string, string>; stop(): Promise<void> }> {
  const avviati: [string, ServizioDiProva][] = [];
  const stop = async () => {
    for (const [, servizio] of avviati.reverse()) await servizio.stop();
  };
  for (const [nome, start] of Object.entries(elenco)) {
    const voce = servizi[nome as keyof ConfigServizi];
    if (!voce?.simulato) continue;
    try {
      avviati.push([nome, await start(voce, quadra)]);
    } catch (errore) {
      await stop();
      throw new Error(`${nome}: ${voce.indirizzo} è già occupato`, { cause: errore });
    }
  }
  const indirizzi = Object.fromEntries(avviati.map(([nome, { indirizzo }]) => [nome, indirizzo]));
  return { indirizzi, stop };
}
