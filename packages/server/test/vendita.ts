import { percorsi, tipologiaUtente } from '@quadra/contract';
import { CHIAVE_CARTA, startCarta } from '../demo/servizi/carta.ts';
import { CONTO_PAYPAL, startPaypal } from '../demo/servizi/paypal.ts';
import type { ServizioDiProva } from '../demo/servizi/servizio-di-prova.ts';
import { type Client, loginAs } from './client.ts';
import { makeGestore, makeStudio, makeUtente } from './factories.ts';
import { datiDiFatturazione, makeFatturazione } from './fatture.ts';
import { type AppDiProva, makeApp } from './make-app.ts';

const { AMM_ELMAS, AMM_GES, AMM_STU } = tipologiaUtente;
const IBAN_DI_PROVA = 'IT60X0542811101000000123456';

/** A house that sells: a gestore with its methods, a package of 25 credits at 50 euro, the gateways beside it. */
export interface Vendita {
  readonly app: AppDiProva;
  readonly servizi: readonly ServizioDiProva[];
  readonly fornitore: Client;
  readonly gestore: Client;
  readonly gestoreId: number;
  readonly pacchetto: string;
  stop(): Promise<void>;
}

/** What a seller sells with, whole. */
export const tuttiIMetodi = {
  Bonifici: true,
  Carta: true,
  Paypal: true,
  Sdd: true,
  Iban: IBAN_DI_PROVA,
  Intestatario: 'Rete di prova S.r.l.',
  IdentificativoCreditore: 'IT97ZZZ0000001234567897',
  CartaSegreto: CHIAVE_CARTA,
  PaypalClientId: CONTO_PAYPAL.id,
  PaypalSegreto: CONTO_PAYPAL.segreto,
};

export async function makeVendita(): Promise<Vendita> {
  // Told where the house is only after it started: it needs their addresses first.
  const dove = { quadra: '' };
  const carta = await startCarta('http://127.0.0.1:0', () => dove.quadra);
  const paypal = await startPaypal('http://127.0.0.1:0');
  const app = await makeApp({
    servizi: {
      carta: { indirizzo: carta.indirizzo, simulato: true },
      paypal: { indirizzo: paypal.indirizzo, simulato: true },
    },
  });
  dove.quadra = app.indirizzo;
  const fornitore = await loginAs(app, await makeUtente(app, { tipologia_utente: AMM_ELMAS }));
  const gestoreId = (
    await makeGestore(app, {
      abilita_bonifici: true,
      pagamento_carta_credito: true,
    })
  ).id;
  await makeFatturazione(app, gestoreId);
  const gestore = await loginAs(
    app,
    await makeUtente(app, { tipologia_utente: AMM_GES, gestore_id: gestoreId }),
  );
  const { corpo } = await fornitore.post(percorsi.pacchetto, {
    Nome: 'Ricarica',
    Crediti: 25,
    CostoUnitario: 2,
    ScadenzaMesi: 12,
    Pubblico: true,
  });
  const pacchetto = corpo.data.Id;
  await gestore.put(percorsi.pacchettoAttivazione.replace(':id', pacchetto), {
    Attivo: true,
    Pubblico: true,
  });
  return {
    app,
    servizi: [carta, paypal],
    fornitore,
    gestore,
    gestoreId,
    pacchetto,
    stop: async () => {
      await app.stop();
      await carta.stop();
      await paypal.stop();
    },
  };
}

/** A studio of the gestore with its billing data, and its administrator. */
export async function makeCompratore(
  { app, gestoreId }: Pick<Vendita, 'app' | 'gestoreId'>,
  dati: object = {},
) {
  const { id } = await makeStudio(app, { gestore_id: gestoreId, ...datiDiFatturazione, ...dati });
  const utente = await makeUtente(app, { tipologia_utente: AMM_STU, studio_id: id });
  return { id, email: utente.email, capo: await loginAs(app, utente) };
}

/** Writes what the seller sells with. */
export async function writeVenditore(chi: Client, valori: object): Promise<void> {
  const { corpo } = await chi.get(percorsi.venditore);
  const risposta = await chi.put(percorsi.venditore, { ...valori, Versione: corpo.data.Versione });
  if (risposta.status !== 200) throw new Error(risposta.testo);
}
