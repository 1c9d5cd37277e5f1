import { useQueryClient } from '@tanstack/react-query';
import { formatImporto } from '../../../dominio/acquisto/importo.ts';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { messaggiRimborso as m } from '../../../messages/rimborso.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import css from './Pagamento.module.css';
import { type Pagamento, refundPagamento } from './pagamento.api.ts';

const MOTIVO_MASSIMO = 200;
const isDaSe = ({ metodo }: Pagamento): boolean => metodo === 'Carta di credito' || metodo === 'Paypal';

/** What a refund does, one sentence each: what the seller reads before he says yes. */
const listEffetti = (uno: Pagamento): readonly string[] => [
  ...(uno.stato === 'Completato' ? [m.crediti(uno.crediti, uno.nomeStudio), m.nota] : [m.senzaCrediti]),
  isDaSe(uno) ? m.daSe(uno.metodo) : m.aMano,
  m.perSempre,
];

/** Gives a payment back: the reason, then what it does, then it is done. */
export function useRimborso() {
  const cache = useQueryClient();
  return async (uno: Pagamento): Promise<boolean> => {
    const titolo =
      uno.stato === 'Completato'
        ? m.domanda(formatImporto(uno.importo), uno.nomeStudio)
        : m.domandaPreso(uno.nomeStudio);
    const effetti = (
      <ul>
        {listEffetti(uno).map((frase) => (
          <li key={frase}>{frase}</li>
        ))}
      </ul>
    );
    let fatto = false;
    const { esito } = openFinestraDati<{ motivo: string }>({
      titolo: m.titolo(uno.numero),
      iniziale: { motivo: '' },
      nomi: ['Motivo'],
      campi: ({ dati, errori, change }) => (
        <div className={css.body}>
          <p className={css.soft}>{m.testo}</p>
          <TextField
            etichetta={m.motivo}
            obbligatorio
            messaggio={errori.Motivo}
            massimo={MOTIVO_MASSIMO}
            valore={dati.motivo}
            onChange={(motivo) => change({ motivo })}
          />
        </div>
      ),
      save: async ({ motivo }) => {
        // Without a reason there is nothing to confirm: the server says so on its field.
        if (motivo.trim() !== '' && !(await askConferma({ titolo, testo: effetti, pericolo: true })))
          return false;
        await refundPagamento(uno.id, motivo);
        fatto = true;
        return true;
      },
    });
    await esito;
    if (!fatto) return false;
    notifiche.push('success', isDaSe(uno) ? m.fatto : m.fattoAMano);
    await cache.invalidateQueries({ queryKey: ['pagamento'] });
    await cache.invalidateQueries({ queryKey: ['fattura'] });
    await cache.invalidateQueries({ queryKey: ['crediti'] });
    return true;
  };
}
