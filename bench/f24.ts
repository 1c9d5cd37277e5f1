import { type F24Filo, lavoriF24, percorsi, percorso } from '../packages/contract/src/index.ts';
import { computeCodiceFiscale, giornoDiRoma } from '../packages/values/src/index.ts';
import { withCasa } from './casa.ts';
import { describeCosto } from './costo.ts';

/**
 * The F24 of many clients for one day: prepared, printed, made files and paid, each by its job in the background. `npm run
 * bench f24 [clients]` (1.000, that is as many as a job takes), on a data folder of its own. Prints, with the processor
 * time of each client, which does not depend on who else is at work; asserts nothing.
 * Wanted: 1.000 prepared within twenty seconds.
 */
const quanti = Number(process.argv[2] ?? 1_000);
const ANNO = 2026;
const SCADENZA = '2026-12-16';
const INSIEME = 8;

/** A person, as the form of the registry sends it: born one a day. */
function makePersona(n: number): object {
  const persona = { cognome: 'Prova', nome: 'Ada', sesso: 'F', codiceCatastale: 'F257' } as const;
  const data = new Date(Date.UTC(1960, 0, 1 + n)).toISOString().slice(0, 10);
  return {
    ...{ Tipo: 'PF', CodiceFiscale: computeCodiceFiscale({ ...persona, data }), Cognome: 'Prova' },
    ...{ Nome: `Ada ${n}`, Sesso: 'F', DataNascita: data, ComuneNascita: 'F257' },
    DomicilioFiscale: { Comune: 'F257', Provincia: 'MO' },
  };
}

await withCasa('f24', 3945, async ({ post, runLavoro, readSpeso }) => {
  const clienti: string[] = [];
  let prossimo = 0;
  const make = async () => {
    while (prossimo < quanti) {
      prossimo += 1;
      const { Id } = await post<{ Id: string }>(percorsi.anagrafica, makePersona(prossimo));
      for (const [Codice, Importo] of [
        ['6011', 100 + prossimo],
        ['1040', 50.25],
      ] as const)
        await post(percorso(percorsi.contoVoci, { anno: ANNO, id: Id }), {
          ...{ Verso: 'debito', Codice, AnnoRiferimento: ANNO, Importo, Data: SCADENZA, Motivo: 'misura' },
          ...(Codice === '1040' ? { Rateazione: '0011' } : {}),
        });
      clienti.push(Id);
    }
  };
  await Promise.all(Array.from({ length: INSIEME }, make));

  const measure = async (nome: string, lavoro: string, parametri: object) => {
    const prima = readSpeso();
    const { lavoro: fatto, secondi } = await runLavoro(lavoro, parametri);
    const costo = describeCosto(prima, readSpeso(), quanti, 'cliente');
    const esito = `${fatto.Riuscite} riuscite, ${fatto.Scartate} scartate${costo}`;
    process.stdout.write(`${nome.padEnd(12)} ${secondi.toFixed(1)} s; ${esito}\n`);
  };
  await measure('preparati', lavoriF24.prepara, { Anno: ANNO, Scadenza: SCADENZA, Codici: clienti });
  // Of the clients made here and of that day alone: the demo, as it grows, has models of its own, some of them sent.
  const suoi = new Set(clienti);
  const Codici: string[] = [];
  for (let PageNo = 1; ; PageNo += 1) {
    const pagina = await post<F24Filo[]>(percorsi.f24Lista, { PageNo, PageSize: 500 });
    if (pagina.length === 0) break;
    const sue = pagina.filter((uno) => suoi.has(uno.IdAnagrafica) && uno.Scadenza === SCADENZA);
    Codici.push(...sue.map(({ Id }) => Id));
  }
  const scelti = { Codici };
  await measure('stampati', lavoriF24.stampa, scelti);
  await measure('file', lavoriF24.file, scelti);
  await measure('pagati', lavoriF24.paga, { ...scelti, Data: giornoDiRoma(new Date()) });
});
