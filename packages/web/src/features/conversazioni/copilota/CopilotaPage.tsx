import { DOMANDA_COPILOTA_MASSIMA, RIGHE_PER_TABELLA } from '@quadra/contract';
import { IconSend } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { useSessione, useSolaLettura } from '../../../api/contesto.ts';
import { ask, type Domanda, type Invio, statoQuery } from '../../../dominio/copilota/copilota.api.ts';
import { useAtto } from '../../../dominio/pagina/useAtto.ts';
import { messaggiCopilota as m } from '../../../messages/copilota.ts';
import { TextField } from '../../../ui/campi/TextField.tsx';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Paginazione } from '../../../ui/elenco/Paginazione.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { BarraTitolo } from '../../../ui/pagina/BarraTitolo.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { makeFonteDati } from '../../../ui/scelta/voci.ts';
import { EmptyState } from '../../../ui/stati/EmptyState.tsx';
import { Skeleton } from '../../../ui/stati/Skeleton.tsx';
import css from './Copilota.module.css';
import { getFonteDichiarazioni, removeScambio, removeTutti, scambiQuery } from './copilota.api.ts';
import { UnoScambio } from './Scambi.tsx';

/** Questions, with answers of the engine: what would leave the house is shown first, and waits to be confirmed. */
export function CopilotaPage() {
  const { data: stato } = useQuery(statoQuery);
  const frase =
    stato &&
    (stato.configurato ? (stato.simulato ? m.simulato : m.configurato(stato.nome ?? '')) : m.nonConfigurato);
  return (
    <>
      <BarraTitolo titolo={m.titolo} dettaglio={frase} />
      <div className={css.page}>
        <Chiedi />
        <Storia />
      </div>
    </>
  );
}

/** The form, and what waits to be confirmed. */
function Chiedi() {
  const client = useQueryClient();
  const { configurazione } = useSessione();
  const isSolaLettura = useSolaLettura();
  const [domanda, setDomanda] = useState<Domanda>({
    domanda: '',
    anno: configurazione.annoFiscale,
    idDichiarazione: null,
  });
  const [invio, setInvio] = useState<Invio | null>(null);
  const { run, inCorso } = useAtto();
  const change = (nuova: Partial<Domanda>) => {
    setInvio(null);
    setDomanda({ ...domanda, ...nuova });
  };
  const send = (conferma: string | null) =>
    void run(async () => {
      const esito = await ask(domanda, conferma);
      setInvio(esito.invio);
      if (esito.scambio === null) return;
      setDomanda({ ...domanda, domanda: '' });
      await client.invalidateQueries({ queryKey: ['copilota', 'list'] });
    });
  const submit = (evento: SubmitEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (domanda.domanda.trim() !== '') send(null);
  };
  if (isSolaLettura) return null;
  return (
    <>
      <Modulo {...{ domanda, change, submit, inCorso }} />
      <p className={css.examples}>
        {m.esempi}:
        {m.elencoEsempi.map((esempio) => (
          <Button key={esempio} onClick={() => change({ domanda: esempio })}>
            {esempio}
          </Button>
        ))}
      </p>
      {invio && (
        <section className={css.confirm} aria-label={m.daConfermare}>
          <h2>{m.daConfermare}</h2>
          <p>{m.daConfermareTesto(invio.a)}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keys too */}
          <pre className={css.leaving} tabIndex={0}>
            {invio.testo}
          </pre>
          <div className={css.row}>
            <Button aspetto="primary" inCorso={inCorso} onClick={() => send(invio.impronta)}>
              {m.invia}
            </Button>
            <Button onClick={() => setInvio(null)}>{m.nonInviare}</Button>
          </div>
        </section>
      )}
    </>
  );
}

type PropsModulo = {
  domanda: Domanda;
  change: (nuova: Partial<Domanda>) => void;
  submit: (evento: SubmitEvent<HTMLFormElement>) => void;
  inCorso: boolean;
};

function Modulo({ domanda, change, submit, inCorso }: PropsModulo) {
  const { anni } = useSessione().configurazione;
  const [fonteAnni] = useState(() =>
    makeFonteDati(anni.map((anno) => ({ chiave: String(anno), testo: String(anno) }))),
  );
  return (
    <form className={css.form} onSubmit={submit}>
      <Tendina
        etichetta={m.anno}
        valore={String(domanda.anno)}
        fonte={fonteAnni}
        onChange={(anno) => change({ anno: Number(anno), idDichiarazione: null })}
      />
      <Tendina
        key={domanda.anno}
        etichetta={m.dichiarazione}
        segnaposto={m.cercaDichiarazione}
        valore={domanda.idDichiarazione}
        fonte={getFonteDichiarazioni(domanda.anno)}
        opzionale
        onChange={(idDichiarazione) => change({ idDichiarazione })}
      />
      <TextField
        etichetta={m.domanda}
        valore={domanda.domanda}
        massimo={DOMANDA_COPILOTA_MASSIMA}
        onChange={(testo) => change({ domanda: testo })}
      />
      <Button type="submit" aspetto="primary" icona={IconSend} inCorso={inCorso}>
        {m.chiedi}
      </Button>
    </form>
  );
}

/** What the user asked before, and its end. */
function Storia() {
  const { pagina = 1, righe = RIGHE_PER_TABELLA }: { pagina?: number; righe?: number } = useSearch({
    strict: false,
  });
  const navigate = useNavigate();
  const client = useQueryClient();
  const isSolaLettura = useSolaLettura();
  const { data } = useQuery(scambiQuery(pagina, righe));
  const { run } = useAtto();
  const refresh = () => client.invalidateQueries({ queryKey: ['copilota', 'list'] });
  const remove = (id: string) =>
    void run(async () => {
      await removeScambio(id);
      await refresh();
    }, m.eliminate);
  const removeAll = async () => {
    if (!(await askConferma({ titolo: m.eliminaTutte, testo: m.eliminaTutteDomanda, pericolo: true })))
      return;
    void run(async () => {
      await removeTutti();
      await refresh();
    }, m.eliminate);
  };
  const go = (search: { pagina: number; righe: number }) => void navigate({ to: '/ai-copilot', search });
  if (!data) return <Skeleton righe={5} />;
  if (data.totale === 0) return <EmptyState titolo={m.nessuna} testo={m.nessunaTesto} />;
  return (
    <section aria-label={m.domande}>
      <div className={`${css.row} ${css.head}`}>
        <h2>{m.domande}</h2>
        {!isSolaLettura && <Button onClick={() => void removeAll()}>{m.eliminaTutte}</Button>}
      </div>
      {data.righe.map((scambio) => (
        <UnoScambio
          key={scambio.id}
          scambio={scambio}
          onElimina={isSolaLettura ? null : () => remove(scambio.id)}
        />
      ))}
      <Paginazione
        pagina={pagina}
        righePerPagina={righe}
        totale={data.totale}
        onPagina={(nuova) => go({ pagina: nuova, righe })}
        onRighe={(nuove) => go({ pagina: 1, righe: nuove })}
      />
    </section>
  );
}
