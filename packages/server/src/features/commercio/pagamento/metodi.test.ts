import { percorsi, percorso, type TipoPagamento, tipologiaUtente, tipoPagamento } from '@quadra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, loginAs } from '../../../../test/client.ts';
import { makeGestore, makeUtente } from '../../../../test/factories.ts';
import { makeFatturazione } from '../../../../test/fatture.ts';
import {
  makeCompratore,
  makeVendita,
  tuttiIMetodi,
  type Vendita,
  writeVenditore,
} from '../../../../test/vendita.ts';
import { verifyConti } from '../../crediti/credito/credito.public.ts';

const NON_ATTIVO = 'Metodo di pagamento non attivo.';
const NON_ATTIVI = 'Pagamenti non attivi: contattare il gestore o verificare i dati di fatturazione.';
const { AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES, AMM_STU, OP_STU } = tipologiaUtente;
let vendita: Vendita;
beforeAll(async () => {
  vendita = await makeVendita();
  await writeVenditore(vendita.gestore, tuttiIMetodi);
});
afterAll(async () => {
  expect((await verifyConti(vendita.app.servizi.db)).difformita).toEqual([]);
  await vendita.stop();
});

/** The flag of each type, where it is bought. */
const tipi: Readonly<Record<TipoPagamento, { flag: string; dove: string }>> = {
  Paypal: { flag: 'Paypal', dove: percorsi.paypal },
  'Carta di credito': { flag: 'Carta', dove: percorsi.carta },
  Bonifico: { flag: 'Bonifici', dove: percorsi.bonifico },
  'SEPA Direct Debit': { flag: 'Sdd', dove: percorsi.sdd },
};
const spenti = { Bonifici: false, Carta: false, Paypal: false, Sdd: false };
const offer = (chi: Client, flag: object) => writeVenditore(chi, { ...tuttiIMetodi, ...spenti, ...flag });
const buy = (capo: Client, tipo: TipoPagamento) =>
  capo.post(tipi[tipo].dove, { IdPacchetto: vendita.pacchetto });
const offertaDi = async (capo: Client) => (await capo.get(percorsi.pagamentoOfferta)).corpo.data;
const metodiDi = async (capo: Client): Promise<TipoPagamento[]> =>
  (await offertaDi(capo)).Metodi.map(({ Metodo }: { Metodo: TipoPagamento }) => Metodo);
it('a version that no record has is refused on its field', async () => {
  for (const Versione of [-1, 2_147_483_647, 2_147_483_648]) {
    const { status, corpo } = await vendita.gestore.put(percorsi.venditore, { ...tuttiIMetodi, Versione });
    expect([status, Object.keys(corpo.ModelState ?? {})]).toEqual([400, ['Versione']]);
  }
});

const uno = (modello: string, id: string) => percorso(modello, { id });

async function signMandato(capo: Client, venditore: Client): Promise<void> {
  const { corpo } = await capo.post(percorsi.mandato, {
    ...{ Iban: tuttiIMetodi.Iban, Intestatario: 'Studio Prova' },
  });
  await venditore.put(uno(percorsi.mandatoStato, corpo.data.Id), {
    Atto: 'firma',
    DataMandato: '2026-01-15',
  });
}
/** A gestore as it is born, with what it invoices with, its administrator, and a studio that buys of it. */
async function makeAltro(dati: object = {}) {
  const { id: gestoreId } = await makeGestore(vendita.app, dati);
  await makeFatturazione(vendita.app, gestoreId);
  const gestore = await loginAs(
    vendita.app,
    await makeUtente(vendita.app, { tipologia_utente: AMM_GES, gestore_id: gestoreId }),
  );
  await gestore.put(percorsi.pacchettoAttivazione.replace(':id', vendita.pacchetto), {
    ...{ Attivo: true, Pubblico: true },
  });
  return { gestore, gestoreId, ...(await makeCompratore({ app: vendita.app, gestoreId })) };
}

describe('the types of payment', () => {
  it('[PAY-001] [PAY-010] are four, each enabled of a gestore by its flag: one that is not is refused on its field', async () => {
    expect([...tipoPagamento].sort()).toEqual(Object.keys(tipi).sort());
    const { capo } = await makeCompratore(vendita);
    await signMandato(capo, vendita.gestore);
    for (const acceso of tipoPagamento) {
      await offer(vendita.gestore, { [tipi[acceso].flag]: true });
      expect([acceso, await metodiDi(capo)]).toEqual([acceso, [acceso]]);
      for (const tipo of tipoPagamento) {
        const { status, corpo } = await buy(capo, tipo);
        if (tipo === acceso) expect([tipo, status < 300]).toEqual([tipo, true]);
        else expect([status, corpo.ModelState]).toEqual([400, { Metodo: [NON_ATTIVO] }]);
      }
    }
    const quanti = await vendita.app.sql<{ metodo: string }>(
      'select distinct metodo from pagamento where studio_id in (select id from studio where gestore_id = $1)',
      [vendita.gestoreId],
    );
    expect(quanti.map(({ metodo }) => metodo).sort()).toEqual([...tipoPagamento].sort());
    await offer(vendita.gestore, tuttiIMetodi);
  });

  it('[PAY-001] the vendor lets a gestore take transfers and cards: without its flag the gestore’s own is not enough', async () => {
    const { capo } = await makeCompratore(vendita);
    for (const [colonna, tipo] of [
      ['abilita_bonifici', 'Bonifico'],
      ['pagamento_carta_credito', 'Carta di credito'],
    ] as const) {
      const turn = (acceso: boolean) =>
        vendita.app.sql(`update gestore set ${colonna} = $2 where id = $1`, [vendita.gestoreId, acceso]);
      await turn(false);
      expect(await metodiDi(capo)).not.toContain(tipo);
      expect((await buy(capo, tipo)).corpo.ModelState).toEqual({ Metodo: [NON_ATTIVO] });
      await turn(true);
      expect(await metodiDi(capo)).toContain(tipo);
    }
  });

  it('[PAY-011] offered are those that the seller enabled, with billing data complete; without a flag they are not active', async () => {
    const { gestore, gestoreId, capo, id } = await makeAltro();
    const isFermo = async (perche: RegExp) => {
      const { Metodi, Avviso } = await offertaDi(capo);
      expect([Metodi, Avviso]).toEqual([[], expect.stringMatching(perche)]);
    };
    await isFermo(/^Pagamenti non attivi/);
    for (const tipo of tipoPagamento) {
      const { status, corpo } = await buy(capo, tipo);
      expect([status, corpo.Message]).toEqual([409, NON_ATTIVI]);
    }
    await vendita.app.sql(
      'update gestore set abilita_bonifici = true, pagamento_carta_credito = true where id = $1',
      [gestoreId],
    );
    await isFermo(/^Pagamenti non attivi/);
    await offer(gestore, { Bonifici: true, Carta: true });
    expect(await metodiDi(capo)).toEqual(['Carta di credito', 'Bonifico']);
    // What a method wants of the seller is there, or it is not offered.
    await offer(gestore, { Bonifici: true, Carta: true, Iban: '' });
    expect(await metodiDi(capo)).toEqual(['Carta di credito']);
    await offer(gestore, { Bonifici: true, Carta: true });
    await vendita.app.sql('update fatturazione set attiva = false where gestore_id = $1', [gestoreId]);
    await isFermo(/./);
    expect((await buy(capo, 'Bonifico')).status).toBe(409);
    await vendita.app.sql('update fatturazione set attiva = true where gestore_id = $1', [gestoreId]);
    await vendita.app.sql('update studio set cap = null where id = $1', [id]);
    expect((await offertaDi(capo)).Fatturazione.Completa).toBe(false);
    const senza = await buy(capo, 'Bonifico');
    expect([senza.status, Object.keys(senza.corpo.ModelState)]).toEqual([400, ['CAP']]);
    expect(await vendita.app.sql('select from pagamento where studio_id = $1', [id])).toEqual([]);
  });

  it('[PAY-011] of a studio without a gestore are those of the vendor', async () => {
    await makeFatturazione(vendita.app, null);
    const { capo } = await makeCompratore(vendita, { gestore_id: null });
    await offer(vendita.fornitore, {});
    expect((await offertaDi(capo)).Avviso).toBe(NON_ATTIVI);
    await offer(vendita.fornitore, { Bonifici: true });
    expect(await metodiDi(capo)).toEqual(['Bonifico']);
  });
});

describe('the states of a payment', () => {
  it('[PAY-007] are four and no other, each reached by what happens to it, and each can be searched', async () => {
    const { id, capo } = await makeCompratore(vendita);
    const book = async () => (await buy(capo, 'Bonifico')).corpo.data.Id as string;
    const [sospeso, pagato, annullato] = [await book(), await book(), await book()];
    await vendita.gestore.put(uno(percorsi.bonificoConferma, pagato));
    await capo.put(uno(percorsi.bonificoAnnulla, annullato));
    const carta = (await buy(capo, 'Carta di credito')).corpo.data;
    const body = new URLSearchParams({ numero: '4000000000000002', atto: 'paga', scadenza: '08/2030' });
    await fetch(carta.redirectUrl, { method: 'POST', redirect: 'manual', body });
    await capo.get(uno(percorsi.cartaEsito, carta.id));
    const attesi = {
      'In sospeso': sospeso,
      Completato: pagato,
      Annullato: annullato,
      Fallito: carta.id as string,
    };
    for (const [stato, quale] of Object.entries(attesi)) {
      expect((await capo.get(uno(percorsi.pagamentoUno, quale))).corpo.data.Stato).toBe(stato);
      const { corpo } = await capo.post(percorsi.pagamentoLista, { Filter: { Stato: stato } });
      expect([stato, corpo.data.map(({ Id }: { Id: string }) => Id)]).toEqual([stato, [quale]]);
    }
    for (const altro of ['Pagato', 'completato', ''])
      await expect(
        vendita.app.sql('update pagamento set stato = $2 where studio_id = $1', [id, altro]),
      ).rejects.toThrow(/pagamento_stato_check/);
  });
});

/** How the money of each type arrives. */
const incassi: Readonly<Record<TipoPagamento, (capo: Client, acquistato: Acquistato) => Promise<unknown>>> = {
  'Carta di credito': async (capo, { id = '', redirectUrl = '' }) => {
    const body = new URLSearchParams({ numero: '4242424242424242', atto: 'paga', scadenza: '08/2030' });
    await fetch(redirectUrl, { method: 'POST', redirect: 'manual', body });
    await capo.get(uno(percorsi.cartaEsito, id));
  },
  Paypal: async (capo, { id = '', redirectUrl = '' }) => {
    const body = new URLSearchParams({ conto: 'paga', atto: 'approva' });
    await fetch(redirectUrl, { method: 'POST', redirect: 'manual', body });
    await capo.post(uno(percorsi.paypalCattura, id));
  },
  Bonifico: (_, { Id = '' }) => vendita.gestore.put(uno(percorsi.bonificoConferma, Id)),
  'SEPA Direct Debit': (_, { Causale }) =>
    vendita.gestore.post(percorsi.sddEsiti, {
      Contenuto: `<Document><BkToCstmrDbtCdtNtfctn><Ntfctn><Ntry><Amt Ccy="EUR">61.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-12-01</Dt></BookgDt><NtryDtls><TxDtls><Refs><EndToEndId>${Causale}</EndToEndId></Refs></TxDtls></NtryDtls></Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
    }),
};
type Acquistato = { id?: string; Id?: string; redirectUrl?: string; Causale?: string };
const movimenti: Readonly<Record<TipoPagamento, string>> = {
  'Carta di credito': 'Acquisto carta',
  Paypal: 'Acquisto PayPal',
  Bonifico: 'Acquisto bonifico',
  'SEPA Direct Debit': 'Acquisto SEPA',
};

describe('a package', () => {
  it('[CRE-001] is bought with each method that is active: one movement and one invoice for each', async () => {
    const { id: studio, capo } = await makeCompratore(vendita);
    await signMandato(capo, vendita.gestore);
    const offerti = await metodiDi(capo);
    expect([...offerti].sort()).toEqual([...tipoPagamento].sort());
    for (const [posto, tipo] of offerti.entries()) {
      const acquistato: Acquistato = (await buy(capo, tipo)).corpo.data;
      const conta = async () => {
        const { data } = (await capo.post(percorsi.movimentoLista)).corpo;
        const fatture = await vendita.app.sql<{ effetto: string; totale: number }>(
          "select effetto, totale from fattura where cliente_studio_id = $1 and tipo_documento = 'TD01'",
          [studio],
        );
        return { data, fatture };
      };
      expect((await conta()).fatture).toHaveLength(posto);
      await incassi[tipo](capo, acquistato);
      const { data, fatture } = await conta();
      expect([tipo, data.length, fatture.length]).toEqual([tipo, posto + 1, posto + 1]);
      expect(data[0]).toMatchObject({ TipoMovimento: movimenti[tipo], Quantita: 25 });
      const effetto = `pagamento:${acquistato.Id ?? acquistato.id}`;
      expect(fatture).toContainEqual({ effetto, totale: 6100 });
      expect((await capo.get(percorsi.creditiResidui)).corpo.data).toBe(25 * (posto + 1));
    }
  });
});

describe('the screens of credits and payments', () => {
  it('[RTE-025] read what they show for who has the money in hand, and nothing for the operators of a studio', async () => {
    const { id } = await makeCompratore(vendita);
    const letture: readonly (readonly [
      string,
      (chi: Client) => Promise<{ status: number }>,
      readonly number[],
    ])[] = [
      [
        '/pacchetti',
        (chi) => chi.post(percorsi.pacchettoLista),
        [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES, AMM_STU],
      ],
      [
        '/listino',
        (chi) => chi.post(percorsi.listinoLista),
        [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES, AMM_STU],
      ],
      [
        '/bonifici',
        (chi) => chi.post(percorsi.pagamentoLista),
        [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES, AMM_STU],
      ],
      ['/sdd', (chi) => chi.post(percorsi.mandatoLista), [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES, AMM_STU]],
      ['/carta-di-credito', (chi) => chi.get(percorsi.carta), [AMM_STU]],
      ['/carta-di-credito', (chi) => chi.get(percorsi.venditore), [AMM_ELMAS, AMM_GES]],
      [
        '/movimenti',
        (chi) => chi.post(percorsi.movimentoLista),
        [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES, AMM_STU],
      ],
      [
        '/spostamento-crediti',
        (chi) => chi.post(percorsi.studioLista),
        [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES, AMM_STU],
      ],
    ];
    const chi = new Map<number, Client>();
    for (const tipologia of [AMM_ELMAS, CON_ELMAS, AMM_GES, OP_GES, AMM_STU, OP_STU]) {
      const posto =
        tipologia === AMM_GES || tipologia === OP_GES
          ? { gestore_id: vendita.gestoreId }
          : tipologia === AMM_STU || tipologia === OP_STU
            ? { studio_id: id }
            : {};
      const utente = await makeUtente(vendita.app, { tipologia_utente: tipologia, ...posto });
      chi.set(tipologia, await loginAs(vendita.app, utente));
    }
    for (const [schermata, read, tipologie] of letture)
      for (const [tipologia, client] of chi) {
        const { status } = await read(client);
        expect([schermata, tipologia, status]).toEqual([
          ...[schermata, tipologia, tipologie.includes(tipologia) ? 200 : 403],
        ]);
      }
  });
});
