import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Conto.module.css';
import { type Chiesto, prepareF24 } from './conto.api.ts';

const IBAN_MASSIMO = 34;

/** Asks the IBAN and keeps the proposed models; whether it was done. */
export async function askPrepara(
  chiesto: Chiesto,
  rate: number,
  quanti: number,
  totale: string,
): Promise<boolean> {
  const { esito } = openFinestraDati<{ iban: string }>({
    titolo: m.preparaDi(quanti),
    iniziale: { iban: '' },
    nomi: ['Iban'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p>{m.preparaTesto(quanti, totale)}</p>
        <TextField
          etichetta={m.iban}
          nota={m.ibanNota}
          massimo={IBAN_MASSIMO}
          codice
          spellCheck={false}
          messaggio={errori.Iban}
          valore={dati.iban}
          onChange={(iban) => change({ iban })}
        />
      </div>
    ),
    save: async ({ iban }) => {
      notifiche.push('success', m.preparati(await prepareF24(chiesto, rate, iban.replace(/\s/g, ''))));
      return true;
    },
  });
  return (await esito) === 'confermata';
}
