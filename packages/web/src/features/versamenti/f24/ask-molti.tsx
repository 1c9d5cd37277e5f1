import { giornoDiRoma } from '@quadra/values';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiMassaF24 as m } from '../../../messages/f24-massa.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
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
