import { giornoDiRoma } from '@quadra/values';
import { openFinestraDati } from '../../../dominio/pagina/finestra-dati.tsx';
import { sayPagato, type VoceDaPagare } from '../../../dominio/versamenti/da-pagare.api.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiPagamenti as m } from '../../../messages/pagamenti-miei.ts';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { FotoCliente } from '../../../ui/pagina/FotoCliente.tsx';
import css from './Pagamenti.module.css';

type Dati = { data: string; file: readonly File[] };

/** Asks when a payment was made, with its receipt where there is one. Answers whether it was said. */
export async function askPagato(voce: VoceDaPagare): Promise<boolean> {
  const { studio, importo } = voce;
  const oggi = giornoDiRoma(new Date());
  const { esito } = openFinestraDati<Dati>({
    titolo: m.finestra,
    iniziale: { data: oggi, file: [] },
    nomi: ['Data', 'uploadFile0'],
    campi: ({ dati, errori, change }) => (
      <div className={css.dialog}>
        <p className={css.soft}>{studio === null ? m.proprio(formatImporto(importo)) : m.aStudio(studio)}</p>
        <DateField
          etichetta={m.data}
          obbligatorio
          massimo={oggi}
          messaggio={errori.Data}
          valore={dati.data}
          onChange={(data) => change({ data })}
        />
        <FotoCliente
          file={dati.file}
          massimi={1}
          scegli={m.ricevuta}
          testo={m.ricevutaTesto}
          togli={m.togli}
          onFile={(file) => change({ file })}
        />
        {errori.uploadFile0 && <p role="alert">{errori.uploadFile0.testo}</p>}
      </div>
    ),
    save: async ({ data, file }) => {
      await sayPagato(voce, data, file[0] ?? null);
      notifiche.push('success', studio === null ? m.segnato : m.dettoAStudio(studio));
      return true;
    },
  });
  return (await esito) === 'confermata';
}
