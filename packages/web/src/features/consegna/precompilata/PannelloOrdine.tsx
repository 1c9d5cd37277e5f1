import { IconRefresh, IconSend } from '@tabler/icons-react';
import { useSessione } from '../../../api/contesto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiPrecompilata as m } from '../../../messages/precompilata.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Precompilata.module.css';
import { askEsito, computeFile, mayChiedere, type Ordine, sendOrdine } from './precompilata.api.ts';
import { tipoOrdineStato } from './stati.ts';

type Props = { ordine: Ordine; onCambiato: () => void };

/** The chosen order: where it is, its files, what can be done with it. */
export function PannelloOrdine({ ordine, onCambiato }: Omit<Props, 'ordine'> & { ordine: Ordine | null }) {
  return (
    <section className={css.panel} aria-label={m.ordineScelto}>
      {ordine === null ? (
        <p className={css.soft}>{m.scegliereOrdine}</p>
      ) : (
        <Scelto key={ordine.id} ordine={ordine} onCambiato={onCambiato} />
      )}
    </section>
  );
}

const describeOrdine = ({ tipo, stato, ricevutoIl }: Ordine): string => {
  if (tipo === 'Esterno') return m.esterno;
  return stato === 'Inviato' && ricevutoIl !== null ? m.risposto : m.frasiOrdine[stato];
};

function Scelto({ ordine, onCambiato }: Props) {
  const fatti = [
    [m.tipo, m.nomeTipo(ordine.tipo)],
    [m.righe, String(ordine.righe)],
    [m.creato, `${formatDataOra(ordine.creatoIl)} ${ordine.creatoDa ?? ''}`],
    [m.inviato, formatDataOra(ordine.inviatoIl)],
    [m.ricevuto, formatDataOra(ordine.ricevutoIl)],
    [m.motivo, ordine.motivo ?? ''],
  ] as const;
  return (
    <article>
      <h2 className={css.title}>{m.ordineNumero(ordine.numero, ordine.anno)}</h2>
      <p className={css.line}>
        <Stato tipo={tipoOrdineStato[ordine.stato]} testo={ordine.stato} />
        {ordine.simulato && <Etichetta testo={m.simulato} colore="giallo" />}
      </p>
      <p role="status">{describeOrdine(ordine)}</p>
      <Azioni ordine={ordine} onCambiato={onCambiato} />
      <dl className={css.facts}>
        {fatti
          .filter(([, valore]) => valore !== '')
          .map(([nome, valore]) => (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{valore}</dd>
            </div>
          ))}
      </dl>
      <p className={css.line}>
        {ordine.fileInviato && (
          <a href={computeFile(ordine.id, 'inviato')} download>
            {m.scaricaInviato}
          </a>
        )}
        {ordine.fileRicevuto && (
          <a href={computeFile(ordine.id, 'ricevuto')} download>
            {m.scaricaRicevuto}
          </a>
        )}
      </p>
    </article>
  );
}

function Azioni({ ordine, onCambiato }: Props) {
  const { utente } = useSessione();
  const { run, inCorso } = useAtto();
  const { id, tipo, stato, ricevutoIl } = ordine;
  const isFuori = stato === 'Inviato' && ricevutoIl === null;
  if (!mayChiedere(utente) || tipo === 'Esterno') return null;
  const leave = async () => {
    await run(() => sendOrdine(id), m.mandato);
    onCambiato();
  };
  const ask = async () => {
    const dopo = await run(() => askEsito(id));
    if (dopo?.stato === 'Inviato' && dopo.ricevutoIl === null)
      notifiche.push('info', dopo.motivo ?? m.ancora);
    onCambiato();
  };
  return (
    <div className={css.actions}>
      {stato !== 'Inviato' && (
        <Button aspetto="primary" icona={IconSend} inCorso={inCorso} onClick={() => void leave()}>
          {m.invia}
        </Button>
      )}
      {isFuori && (
        <Button icona={IconRefresh} inCorso={inCorso} onClick={() => void ask()}>
          {m.chiedi}
        </Button>
      )}
    </div>
  );
}
