import { motivoBlocco } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toApiError } from '../../../api/errore.ts';
import { useLetto } from '../../../api/useLetto.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { formatDataOra, formatGiorno } from '../../../formato/formato.ts';
import { messaggiStudio as m } from '../../../messages/studio.ts';
import type { Messaggio } from '../../../ui/campi/Campo.tsx';
import { DateField } from '../../../ui/campi/DateField.tsx';
import { Segmenti } from '../../../ui/campi/Segmenti.tsx';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { openModale } from '../../../ui/finestre/apertura.ts';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { Sezione } from '../../../ui/pagina/Sezione.tsx';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Studio.module.css';
import { describeStato } from './stato.ts';
import {
  type Blocco,
  type BloccoScritto,
  blocchiQuery,
  lockStudio,
  type Studio,
  unlockStudio,
} from './studio.api.ts';

type Props = { studio: Studio; blocca: boolean; onCambiato: (studio: Studio) => void };

/** Whether the studio works, how to stop it, and when it was stopped. */
export function BloccoStudio({ studio, blocca, onCambiato }: Props) {
  const { data } = useLetto(blocchiQuery(studio.id));
  const cache = useQueryClient();
  const { inCorso, run } = useAtto();
  const receive = (nuovo: Studio, fatto: string) => {
    notifiche.push('success', fatto);
    void cache.invalidateQueries({ queryKey: ['studio', 'blocchi'] });
    onCambiato(nuovo);
  };
  const unlock = async () => {
    if (!(await askConferma({ titolo: m.sbloccaDomanda, testo: m.sbloccaTesto }))) return;
    const nuovo = await run(() => unlockStudio(studio.id));
    if (nuovo) receive(nuovo, m.sbloccato);
  };
  const lock = async () => {
    const nuovo = await askBlocco(studio.id);
    if (nuovo) receive(nuovo, m.bloccoMesso);
  };
  return (
    <Sezione larga titolo={m.blocco} testo={m.bloccoTesto}>
      <div className={css.row}>
        {studio.dataBlocco === null ? <p>{m.aperto}</p> : <Stato {...describeStato(studio)} />}
        {blocca &&
          (studio.dataBlocco === null ? (
            <Button icona={IconLock} onClick={lock}>
              {m.blocca}
            </Button>
          ) : (
            <Button icona={IconLockOpen} inCorso={inCorso} onClick={unlock}>
              {m.sblocca}
            </Button>
          ))}
      </div>
      {data !== undefined && data.length > 0 && <Storia blocchi={data} />}
    </Sezione>
  );
}

function Storia({ blocchi }: { blocchi: readonly Blocco[] }) {
  return (
    <table className={css.table}>
      <caption className="hidden">{m.storia}</caption>
      <thead>
        <tr>
          <th scope="col">{m.dal}</th>
          <th scope="col">{m.motivo}</th>
          <th scope="col">{m.messoDa}</th>
          <th scope="col">{m.toltoDa}</th>
        </tr>
      </thead>
      <tbody>
        {blocchi.map((blocco) => (
          <tr key={blocco.id}>
            <td className="figures">{formatGiorno(blocco.dataBlocco)}</td>
            <td>
              {m.motivi[blocco.motivo]}
              {blocco.note !== '' && <p className={css.soft}>{blocco.note}</p>}
            </td>
            <td>
              {blocco.autore}
              <p className={css.soft}>{formatDataOra(blocco.creatoIl)}</p>
            </td>
            <td>
              {blocco.toltoIl === null ? m.ancora : blocco.toltoDa}
              <p className={css.soft}>{formatDataOra(blocco.toltoIl)}</p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Campi = Readonly<Record<string, Messaggio>>;

/** Asks from when and why, and locks: the window stays open on what is wrong. Null when it was given up. */
async function askBlocco(idStudio: number): Promise<Studio | null> {
  let scritto: BloccoScritto = {
    dataBlocco: giornoDiRoma(new Date()),
    motivo: 'blocco',
    canoneScadenza: null,
    note: '',
  };
  let nuovo: Studio | null = null;
  let show: (errori: Campi) => void = () => {};
  const { esito } = openModale({
    titolo: m.blocca,
    pericolo: true,
    contenuto: (
      <ModuloBlocco
        iniziale={scritto}
        onChange={(valori) => {
          scritto = valori;
        }}
        onPronto={(mostra) => {
          show = mostra;
        }}
      />
    ),
    controllo: async () => {
      try {
        nuovo = await lockStudio(idStudio, scritto);
        return true;
      } catch (causa) {
        const { campi, testo, codiceRichiesta } = toApiError(causa);
        show(
          Object.fromEntries(
            campi.map(({ percorso, messaggio }) => [percorso, { tipo: 'error', testo: messaggio }]),
          ),
        );
        if (campi.length === 0) notifiche.push('error', testo, { codiceRichiesta });
        return false;
      }
    },
  });
  await esito;
  return nuovo;
}

const voci = motivoBlocco.map((motivo) => [motivo, m.motivi[motivo]] as const);

function ModuloBlocco({
  iniziale,
  onChange,
  onPronto,
}: {
  iniziale: BloccoScritto;
  onChange: (scritto: BloccoScritto) => void;
  onPronto: (show: (errori: Campi) => void) => void;
}) {
  const [scritto, setScritto] = useState(iniziale);
  const [errori, setErrori] = useState<Campi>({});
  const pronto = useRef(onPronto);
  pronto.current(setErrori);
  const change = (nuovi: Partial<BloccoScritto>) => {
    const tutto = { ...scritto, ...nuovi };
    setScritto(tutto);
    onChange(tutto);
  };
  return (
    <div className={css.dialog}>
      <Segmenti
        nome={m.motivo}
        voci={voci}
        valore={scritto.motivo}
        onChange={(motivo) => change({ motivo })}
      />
      <DateField
        etichetta={m.dal}
        messaggio={errori.DataBlocco}
        valore={scritto.dataBlocco}
        onChange={(dataBlocco) => change({ dataBlocco })}
      />
      {scritto.motivo === 'canone di manutenzione' && (
        <DateField
          etichetta={m.scadenza}
          messaggio={errori.CanoneScadenza}
          valore={scritto.canoneScadenza ?? ''}
          onChange={(giorno) => change({ canoneScadenza: giorno === '' ? null : giorno })}
        />
      )}
      <TextField
        etichetta={m.note}
        nota={m.facoltativo}
        messaggio={errori.Note}
        massimo={500}
        righe={3}
        valore={scritto.note}
        onChange={(note) => change({ note })}
      />
    </div>
  );
}
