import { type CorsiaDelegaUnica, corsieDelegaUnica, percorsi } from '@quadra/contract';
import { IconBook, IconDownload, IconFileImport, IconPlus, IconPrinter, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSessione } from '../../../../api/contesto.ts';
import { count } from '../../../../api/lista.ts';
import { messaggiDelegaUnica as m } from '../../../../messages/delega-unica.ts';
import { Segmenti } from '../../../../ui/campi/Segmenti.tsx';
import { classi } from '../../../../ui/classi.ts';
import { BarraSelezione } from '../../../../ui/comandi/BarraSelezione.tsx';
import { Button } from '../../../../ui/comandi/Button.tsx';
import { BarraTitolo } from '../../../../ui/pagina/BarraTitolo.tsx';
import { NonAutorizzato } from '../../../../ui/pagina/NonAutorizzato.tsx';
import { mayLeggereDeleghe, mayScrivereDeleghe, mayStampareDeleghe } from '../delega.api.ts';
import { askNota } from './ask-unica.tsx';
import css from './Bacheca.module.css';
import { Corsia } from './Corsia.tsx';
import { PannelloDelega } from './PannelloDelega.tsx';
import type { Riga, Vista } from './unica.api.ts';
import { useUnica } from './useUnica.ts';

/** How many clients there are, lane by lane, and of each choice. */
function useConti() {
  const conta = (chiave: string, filtro: Parameters<typeof count>[1]) => ({
    queryKey: ['delega-unica', 'conto', chiave] as const,
    queryFn: () => count(percorsi.delegaUnicaLista, filtro),
  });
  const { data: inScadenza } = useQuery(conta('scadenza', { Corsia: 'In scadenza' }));
  const { data: assenti } = useQuery(conta('assenti', { Corsia: 'Assenti' }));
  const { data: tutti } = useQuery(conta('tutti', {}));
  const { data: mie } = useQuery(conta('mie', { Mie: true }));
  const { data: senzaEmail } = useQuery(conta('email', { ConEmail: false }));
  return { inScadenza, assenti, tutti, mie, senzaEmail };
}

/** Who is without a delega, whose ends, who was asked and who granted it: the board of the deleghe uniche. */
export function BachecaPage() {
  return mayLeggereDeleghe(useSessione().utente) ? <Bacheca /> : <NonAutorizzato titolo={m.titolo} />;
}

function Bacheca() {
  const { utente } = useSessione();
  const navigate = useNavigate();
  const scrive = mayScrivereDeleghe(utente);
  const [vista, setVista] = useState<Vista>({ ordine: 'Urgenza', mie: false, senzaEmail: false });
  const [corsia, setCorsia] = useState<CorsiaDelegaUnica>('In scadenza');
  const [scelte, setScelte] = useState<ReadonlyMap<string, Riga>>(new Map());
  const [aperta, setAperta] = useState<Riga | null>(null);
  const atti = useUnica();
  const conti = useConti();
  const toggle = (riga: Riga) => {
    const dopo = new Map(scelte);
    if (!dopo.delete(riga.id)) dopo.set(riga.id, riga);
    setScelte(dopo);
  };
  const nuova = async () => {
    if (await askNota()) await atti.refresh();
  };
  return (
    <div className={classi(css.page, aperta !== null && css.withPanel)}>
      <div className={css.board}>
        <BarraTitolo titolo={m.titolo}>
          {scrive && (
            <Button aspetto="quiet" icona={IconFileImport} onClick={() => void atti.readOutcomes()}>
              {m.importa}
            </Button>
          )}
          <Button icona={IconBook} onClick={() => void navigate({ to: '/deleghe/registro' })}>
            {m.registro}
          </Button>
          {scrive && (
            <Button aspetto="primary" icona={IconPlus} onClick={() => void nuova()}>
              {m.nuova}
            </Button>
          )}
        </BarraTitolo>
        <Filtri {...{ vista, setVista, conti, corsia, setCorsia }} />
        <div className={css.lanes}>
          {corsieDelegaUnica.map((una) => (
            <Corsia
              key={una}
              corsia={una}
              vista={vista}
              isScelta={una === corsia}
              scelte={scelte}
              aperta={aperta?.id ?? null}
              onScegli={scrive ? toggle : null}
              onApri={setAperta}
            />
          ))}
        </div>
        {scelte.size > 0 && (
          <Scelte
            righe={[...scelte.values()]}
            atti={atti}
            stampa={mayStampareDeleghe(utente)}
            onClear={() => setScelte(new Map())}
          />
        )}
      </div>
      {aperta && (
        <PannelloDelega
          key={`${aperta.id} ${aperta.idDelega} ${aperta.stato}`}
          riga={aperta}
          scrive={scrive}
          onClose={() => setAperta(null)}
          onFatto={async () => {
            setAperta(null);
            await atti.refresh();
          }}
        />
      )}
    </div>
  );
}

type PropsFiltri = {
  vista: Vista;
  setVista: (vista: Vista) => void;
  conti: ReturnType<typeof useConti>;
  corsia: CorsiaDelegaUnica;
  setCorsia: (corsia: CorsiaDelegaUnica) => void;
};
function Filtri({ vista, setVista, conti, corsia, setCorsia }: PropsFiltri) {
  const { inScadenza, assenti, tutti, mie, senzaEmail } = conti;
  const chip = (nome: string, quante: number | undefined, acceso: boolean, cambia: Partial<Vista>) => (
    <button
      type="button"
      className={css.chip}
      aria-pressed={acceso}
      onClick={() => setVista({ ...vista, ...cambia })}
    >
      {nome} {quante}
    </button>
  );
  return (
    <>
      <p className={css.sentence}>
        {inScadenza !== undefined &&
          assenti !== undefined &&
          tutti !== undefined &&
          m.frase(inScadenza, assenti, tutti)}
      </p>
      <div className={css.filters}>
        <Segmenti
          nome={m.ordine}
          voci={m.ordini}
          valore={vista.ordine as (typeof m.ordini)[number][0]}
          onChange={(ordine) => setVista({ ...vista, ordine })}
        />
        {chip(m.mie, mie, vista.mie, { mie: !vista.mie })}
        {chip(m.senzaEmail, senzaEmail, vista.senzaEmail, { senzaEmail: !vista.senzaEmail })}
        <span className={css.keys}>{m.tasti}</span>
      </div>
      <div className={css.tabs}>
        <Segmenti
          nome={m.corsia}
          voci={corsieDelegaUnica.map((una) => [una, una] as const)}
          valore={corsia}
          onChange={setCorsia}
        />
      </div>
    </>
  );
}

type PropsScelte = {
  righe: readonly Riga[];
  atti: ReturnType<typeof useUnica>;
  stampa: boolean;
  onClear: () => void;
};
function Scelte({ righe, atti, stampa, onClear }: PropsScelte) {
  const con = righe.filter(({ conEmail }) => conEmail).length;
  const renew = async () => {
    if (await atti.renew(righe)) onClear();
  };
  return (
    <BarraSelezione
      testo={m.selezionati(righe.length)}
      nota={m.postaNota(con, righe.length - con)}
      annulla={m.annullaSelezione}
      onClear={onClear}
    >
      <Button icona={IconSend} inCorso={atti.inCorso} onClick={() => void renew()}>
        {m.rinnova}
      </Button>
      {stampa && (
        <Button icona={IconPrinter} onClick={() => atti.print('Delega', righe)}>
          {m.stampaDelega}
        </Button>
      )}
      {stampa && (
        <Button icona={IconPrinter} onClick={() => atti.print('Incarico', righe)}>
          {m.stampaIncarico}
        </Button>
      )}
      {righe.some(({ stato }) => stato === 'Firmata' || stato === 'Inviata') && (
        <Button icona={IconDownload} onClick={() => atti.exportFirmate(righe)}>
          {m.esporta}
        </Button>
      )}
    </BarraSelezione>
  );
}
