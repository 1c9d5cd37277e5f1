import type { FormaStampaF24 } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiMassaF24 as m } from '../../../messages/f24-massa.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './F24.module.css';
import { startLavoroF24 } from './massa.api.ts';

/** Asks on which day many models were paid, and starts the job that marks them; whether it was started. */
export async function askPagati(codici: readonly string[]): Promise<boolean> {
  const { esito } = openFinestraDati<{ data: string }>({
    titolo: m.paga,
    iniziale: { data: giornoDiRoma(new Date()) },
    nomi: ['Data'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p className={css.soft}>{m.pagaTesto(codici.length)}</p>
        <DateField
          etichetta={m.paganoIl}
          messaggio={errori.Data}
          valore={dati.data}
          onChange={(data) => change({ data })}
        />
      </div>
    ),
    save: async ({ data }) => {
      await startLavoroF24('paga', codici, { Data: data });
      notifiche.push('info', m.lavoro);
      return true;
    },
  });
  return (await esito) === 'confermata';
}

/** Asks how many models go on paper, and starts the job that prints them; whether it was started. */
export async function askStampa(codici: readonly string[]): Promise<boolean> {
  const { esito } = openFinestraDati<{ forma: FormaStampaF24 }>({
    titolo: m.stampaTitolo,
    iniziale: { forma: 'Zip' },
    nomi: ['Forma'],
    campi: ({ dati, change }) => (
      <div className={css.dialog}>
        <Segmenti nome={m.forma} voci={m.forme} valore={dati.forma} onChange={(forma) => change({ forma })} />
        <p className={css.soft}>{m.formaTesto[dati.forma]}</p>
      </div>
    ),
    save: async ({ forma }) => {
      await startLavoroF24('stampa', codici, { Forma: forma });
      notifiche.push('info', m.lavoro);
      return true;
    },
  });
  return (await esito) === 'confermata';
}
