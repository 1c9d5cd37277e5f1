import { IconBan, IconRefresh, IconSend } from '@tabler/icons-react';
import { useSessione } from '../../../api/contesto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra } from '../../../formato/formato.ts';
import { messaggiArchivio as m } from '../../../messages/archivio.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Etichetta } from '../../../ui/stati/Etichetta.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Archivio.module.css';
import {
  askEsito,
  computeFile,
  mayAnnullare,
  mayArchiviare,
  type Pacchetto,
  sendPacchetto,
} from './archivio.api.ts';
import { askAnnulla } from './ask-archivia.tsx';
import { tipoStato } from './stato-pacchetto.ts';

type Props = { pacchetto: Pacchetto | null; onCambiato: (pacchetto: Pacchetto) => void };

/** The chosen package: where its documents are, what can be done with it. */
export function PannelloPacchetto({ pacchetto, onCambiato }: Props) {
  return (
    <section className={css.panel} aria-label={m.scelto}>
      {pacchetto === null ? (
        <p className={css.soft}>{m.scegliere}</p>
      ) : (
        <Scelto key={pacchetto.id} pacchetto={pacchetto} onCambiato={onCambiato} />
      )}
    </section>
  );
}

function Scelto({ pacchetto, onCambiato }: { pacchetto: Pacchetto; onCambiato: Props['onCambiato'] }) {
  const fatti = [
    [m.creato, `${formatDataOra(pacchetto.creatoIl)} ${pacchetto.creatoDa ?? ''}`],
    [m.inviato, formatDataOra(pacchetto.inviatoIl)],
    [m.esito, formatDataOra(pacchetto.esitoIl)],
    [m.motivo, pacchetto.motivo ?? ''],
  ] as const;
  return (
    <article>
      <h2 className={css.title}>{m.pacchetto(pacchetto.numero, pacchetto.annoNumero)}</h2>
      <p className={css.line}>
        <Stato tipo={tipoStato[pacchetto.stato]} testo={pacchetto.stato} />
        {pacchetto.simulato && <Etichetta testo={m.simulato} colore="giallo" />}
      </p>
      <p role="status">{m.frasi[pacchetto.stato]}</p>
      {pacchetto.simulato && <p className={css.soft}>{m.provato}</p>}
      <Azioni pacchetto={pacchetto} onCambiato={onCambiato} />
      <ul className={css.documents}>
        {pacchetto.documenti.map((uno) => (
          <li key={uno.id}>
            <strong>{uno.nome}</strong>
            <span className={css.soft}>{uno.denominazione}</span>
            <span className={css.code}>{uno.sha256}</span>
          </li>
        ))}
      </ul>
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
      <p>
        <a href={computeFile(pacchetto.id)} download>
          {m.scarica}
        </a>
      </p>
      <p className={css.soft}>{m.scaricaNota}</p>
    </article>
  );
}

const DA_MANDARE: readonly Pacchetto['stato'][] = ['Da inviare', 'Rifiutato', 'Smarrito'];
function Azioni({ pacchetto, onCambiato }: { pacchetto: Pacchetto; onCambiato: Props['onCambiato'] }) {
  const { utente } = useSessione();
  const { run, inCorso } = useAtto();
  const { id, stato } = pacchetto;
  const isFuori = stato === 'Inviato';
  const isDaMandare = DA_MANDARE.includes(stato);
  if (!isFuori && !isDaMandare) return null;
  const ask = async () => {
    const dopo = await run(() => askEsito(id));
    if (!dopo) return;
    if (dopo.stato === 'Inviato') notifiche.push('info', m.ancora);
    onCambiato(dopo);
  };
  const sendAgain = async () => {
    const dopo = await run(() => sendPacchetto(id), m.mandato);
    if (dopo) onCambiato(dopo);
  };
  const cancel = async () => {
    const dopo = await askAnnulla(pacchetto);
    if (dopo) onCambiato(dopo);
  };
  return (
    <div className={css.actions}>
      {mayArchiviare(utente) && isFuori && (
        <Button icona={IconRefresh} inCorso={inCorso} onClick={() => void ask()}>
          {m.chiediEsito}
        </Button>
      )}
      {mayArchiviare(utente) && isDaMandare && (
        <Button icona={IconSend} inCorso={inCorso} onClick={() => void sendAgain()}>
          {m.invia}
        </Button>
      )}
      {mayAnnullare(utente) && (
        <Button aspetto="quiet" icona={IconBan} onClick={() => void cancel()}>
          {m.annulla}
        </Button>
      )}
    </div>
  );
}
