import { Link } from '@tanstack/react-router';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { restoreProprio, type VoceDaPagare } from '../../../dominio/versamenti/da-pagare.api.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiPagamenti as m } from '../../../messages/pagamenti-miei.ts';
import { classi } from '../../../ui/classi.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Pagamenti.module.css';
import { useRilettura } from './Voce.tsx';

/** What was paid, from the last. */
export function Pagati({ voci }: { voci: readonly VoceDaPagare[] }) {
  return (
    <section className={css.group} aria-label={m.pagati}>
      <div className={css.day}>
        <h2>{m.pagati}</h2>
        <Link className={css.when} to="/documentale">
          {m.ricevute}
        </Link>
      </div>
      {voci.length === 0 && <p className={css.soft}>{m.nessunPagato}</p>}
      <ul className={css.rows}>
        {voci.map((voce) => (
          <Pagata key={voce.chiave} voce={voce} />
        ))}
      </ul>
    </section>
  );
}

function Pagata({ voce }: { voce: VoceDaPagare }) {
  const { nome, importo, stato, pagatoIl, data, studio } = voce;
  const readAgain = useRilettura();
  const { run, inCorso } = useAtto();
  const restore = async () => {
    if (!(await askConferma({ titolo: m.annullaDomanda, testo: m.annullaTesto }))) return;
    await run(async () => {
      await restoreProprio(voce, m.annullaMotivo);
      return true;
    }, m.annullato);
    await readAgain();
  };
  return (
    <li>
      <span className={css.rowName}>
        {nome}
        <small>{[formatGiorno(pagatoIl ?? data), studio].filter(Boolean).join(', ')}</small>
        {studio === null && stato === 'Pagato' && (
          <Button aspetto="quiet" className={css.undo} inCorso={inCorso} onClick={() => void restore()}>
            {m.annulla}
          </Button>
        )}
      </span>
      <span className={css.end}>
        <span className={classi(css.amount, 'figures')}>{formatImporto(importo)}</span>
        {stato === 'Pagato' ? (
          <Stato tipo="fatto" testo={m.pagato} />
        ) : (
          <Stato tipo="inviato" testo={m.inviato} />
        )}
      </span>
    </li>
  );
}
