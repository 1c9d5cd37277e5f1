import { formatData } from '@quadra/values';
import { useState } from 'react';
import { formatImporto } from '../../../dominio/acquisto/importo.ts';
import { RigheNonLette } from '../../../dominio/importazione/RigheNonLette.tsx';
import { messaggiPagamento as m } from '../../../messages/pagamento.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import tabella from '../../../ui/pagina/Tabella.module.css';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Pagamento.module.css';
import type { EstrattoLetto, Pagamento, RigaEstratto } from './pagamento.api.ts';

type Props = {
  letto: EstrattoLetto;
  /** How many are confirmed together. */
  quante: number;
  onConferma: () => void;
  /** One whose booking was cancelled; answers whether it was confirmed. */
  onConfermaUna: (uno: Pagamento, giorno: string | null) => Promise<boolean>;
};

/** A booking that was cancelled, and was paid all the same: confirmed by itself, after its question. */
function Annullata({ riga, onConfermaUna }: { riga: RigaEstratto } & Pick<Props, 'onConfermaUna'>) {
  const [fatta, setFatta] = useState(false);
  const { pagamento, data, esito } = riga;
  if (pagamento === null || fatta) return <Stato tipo="fatto" testo={m.confermato} />;
  return (
    <>
      <Stato tipo="attenzione" testo={esito} />
      <Button
        aria-label={m.confermaIncassoDi(pagamento.numero)}
        onClick={() => void onConfermaUna(pagamento, data).then(setFatta)}
      >
        {m.confermaIncasso}
      </Button>
    </>
  );
}

/** What came in, line by line, and the booking each seems to pay. */
export function Incassi({ letto: { righe, nonLette }, quante, onConferma, onConfermaUna }: Props) {
  if (righe.length === 0)
    return (
      <>
        <p>{m.nessunaRiga}</p>
        <RigheNonLette {...nonLette} />
      </>
    );
  return (
    <div className={css.body}>
      <p className={css.soft}>{m.estrattoTesto}</p>
      <div className={css.scroll}>
        <table className={classi(tabella.table, css.table)}>
          <thead>
            <tr>
              <th>{m.data}</th>
              <th className={css.number}>{m.importo}</th>
              <th>{m.descrizione}</th>
              <th>{m.prenotazione}</th>
              <th>{m.esito}</th>
            </tr>
          </thead>
          <tbody>
            {righe.map((riga) => (
              <tr key={riga.riga}>
                <td>{riga.data === null ? '' : formatData(riga.data)}</td>
                <td className={css.number}>{formatImporto(riga.importo)}</td>
                <td>{riga.descrizione}</td>
                <td>{riga.pagamento && `${riga.pagamento.numero}, ${riga.pagamento.nomeStudio}`}</td>
                <td>
                  {riga.esito === 'Prenotazione annullata' ? (
                    <Annullata riga={riga} onConfermaUna={onConfermaUna} />
                  ) : (
                    <Stato tipo={riga.esito === 'Corrisponde' ? 'fatto' : 'attenzione'} testo={riga.esito} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <RigheNonLette {...nonLette} />
      {quante > 0 && (
        <div className={css.buttons}>
          <Button aspetto="primary" onClick={onConferma}>
            {m.confermaTutte(quante)}
          </Button>
        </div>
      )}
    </div>
  );
}
