import { fromWire, percorsi, tabelleLookup } from '@quadra/contract';
import { ANNO_FISCALE, listAnni } from '@quadra/values';
import { IconArrowLeft, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { toApiError } from '../../../api/errore.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiTabella as m } from '../../../messages/tabella.ts';
import { Button, IconButton } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { askConferma } from '../../../ui/finestre/Conferma.tsx';
import { askUscita } from '../../../ui/finestre/modifiche-non-salvate.ts';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import type { SalvaRiga } from '../../../ui/griglia/motore.ts';
import { notifiche } from '../../../ui/notifiche/notifiche.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import { Tendina } from '../../../ui/scelta/Tendina.tsx';
import { type Fonte, makeFonteDati } from '../../../ui/scelta/voci.ts';
import { NuovaVoce } from './NuovaVoce.tsx';
import { computePermessi } from './permessi.ts';
import css from './Tabella.module.css';
import {
  changeVoce,
  type Dove,
  duplicateAnno,
  makeVociQuery,
  removeVoce,
  tabelleQuery,
  type Voce,
} from './tabella.api.ts';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Codice', nome: m.codice, larghezza: 140 },
  { chiave: 'Descrizione', nome: m.descrizione, larghezza: 260 },
];
const ORDINE = ['Ordine', 'Codice'];
/** The years of the product, and the one after them once the table has it. */
const makeFonteAnni = (ultimo: number | null) =>
  makeFonteDati(
    [...new Set([...listAnni(), ...(ultimo === null ? [] : [ultimo])])]
      .sort((uno, altro) => altro - uno)
      .map((anno) => ({ chiave: `${anno}`, testo: `${anno}` })),
  );

const describeExtra = (extra: Voce['extra']): string =>
  Object.entries(extra)
    .filter(([, valore]) => valore !== null && valore !== '')
    .map(([nome, valore]) => `${nome}: ${typeof valore === 'boolean' ? (valore ? 'Si' : 'No') : valore}`)
    .join(', ');

function makeColonne(scrive: boolean, onElimina: (voce: Voce) => void) {
  const modificabile = () => scrive;
  return prepareColonne<Voce>([
    {
      nome: 'codice',
      testo: m.codice,
      ordina: 'Codice',
      larghezza: 120,
      lunghezza: 40,
      fissa: true,
      cifre: true,
      nullo: false,
      modificabile,
      valore: (riga) => riga.codice,
    },
    {
      nome: 'descrizione',
      testo: m.descrizione,
      ordina: 'Descrizione',
      lunghezza: 500,
      nullo: false,
      modificabile,
      valore: (riga) => riga.descrizione,
    },
    {
      nome: 'ordine',
      testo: m.ordine,
      tipo: 'int',
      ordina: 'Ordine',
      larghezza: 90,
      nullo: false,
      modificabile,
      valore: (riga) => riga.ordine,
    },
    {
      nome: 'attivo',
      testo: m.attivo,
      tipo: 'bool',
      larghezza: 80,
      nullo: false,
      modificabile,
      valore: (riga) => riga.attivo,
    },
    {
      nome: 'validoDa',
      testo: m.validoDa,
      tipo: 'date',
      larghezza: 110,
      ordina: 'ValidoDa',
      modificabile,
      valore: (riga) => riga.validoDa,
    },
    {
      nome: 'validoA',
      testo: m.validoA,
      tipo: 'date',
      larghezza: 110,
      ordina: 'ValidoA',
      modificabile,
      valore: (riga) => riga.validoA,
    },
    { nome: 'extra', testo: m.altro, larghezza: 220, valore: (riga) => describeExtra(riga.extra) },
    ...(scrive
      ? [
          {
            nome: 'elimina',
            testo: ' ',
            larghezza: 56,
            valore: () => '',
            render: (riga: Voce) => (
              <IconButton
                icona={IconTrash}
                nome={m.elimina(riga.codice)}
                tabIndex={-1}
                onClick={() => onElimina(riga)}
              />
            ),
          },
        ]
      : []),
  ]);
}

/** One lookup table: its rows, written in place. */
export function TabellaPage() {
  const { tabella = '' } = useParams({ strict: false });
  const { legge, scrive } = computePermessi(useSessione().utente);
  const definizione = Object.entries(tabelleLookup).find(([nome]) => nome === tabella)?.[1];
  const [anno, setAnno] = useState(ANNO_FISCALE);
  const { data: tabelle } = useQuery(tabelleQuery);
  const ultimo = tabelle?.find((una) => una.tabella === tabella)?.ultimoAnno ?? null;
  const fonteAnni = useMemo(() => makeFonteAnni(ultimo), [ultimo]);
  if (!legge || !definizione) return <NonAutorizzato titolo={m.una} />;
  const isAnnuale = 'annuale' in definizione;
  const dove = { tabella, anno: isAnnuale ? anno : null };
  const changeAnno = async (nuovo: number) => {
    if (await askUscita()) setAnno(nuovo);
  };
  return (
    <Voci
      key={`${tabella} ${anno}`}
      nome={definizione.nome}
      dove={dove}
      scrive={scrive}
      fonteAnni={fonteAnni}
      onAnno={isAnnuale ? changeAnno : null}
    />
  );
}

type Props = {
  nome: string;
  dove: Dove;
  scrive: boolean;
  fonteAnni: Fonte;
  onAnno: ((anno: number) => void) | null;
};

/** What is done to the rows of a table; each says what came of it, and the list is read again. */
function useVoci(dove: Dove) {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: ['tabella', dove] });
  const attempt = async (act: () => Promise<string>) => {
    try {
      notifiche.push('success', await act());
      await reload();
    } catch (causa) {
      notifiche.push('error', toApiError(causa).testo);
    }
  };
  const remove = async (voce: Voce) => {
    const domanda = { titolo: m.eliminare(voce.codice), testo: m.eliminareTesto, pericolo: true };
    if (await askConferma(domanda)) await attempt(() => removeVoce(dove, voce.id).then(() => m.eliminata));
  };
  const duplicate = (anno: number) =>
    attempt(async () => {
      const { Righe, Anno } = await duplicateAnno(dove.tabella, anno);
      await cache.invalidateQueries({ queryKey: tabelleQuery.queryKey });
      return m.duplicata(Righe, Anno);
    });
  const save: SalvaRiga<Voce> = async (riga, valori) => {
    try {
      await changeVoce(dove, riga, valori);
      await reload();
      return { ok: true };
    } catch (causa) {
      const { testo, campi } = toApiError(causa);
      const perColonna = campi.map(({ percorso, messaggio }) => [
        Object.keys(fromWire({ [percorso]: null }))[0] ?? percorso,
        messaggio,
      ]);
      return { ok: false, testo, campi: Object.fromEntries(perColonna) };
    }
  };
  return { reload, remove, duplicate, save };
}

function Voci({ nome, dove: suo, scrive, fonteAnni, onAnno }: Props) {
  const { tabella, anno } = suo;
  const dove = useMemo(() => ({ tabella, anno }), [tabella, anno]);
  const [isNuova, setIsNuova] = useState(false);
  const { reload, remove, duplicate, save } = useVoci(dove);
  const elimina = useRef(remove);
  elimina.current = remove;
  const colonne = useMemo(() => makeColonne(scrive, (voce) => void elimina.current(voce)), [scrive]);
  const makeQuery = useMemo(() => makeVociQuery(dove), [dove]);
  const { elenco } = useElenco({
    percorso: percorsi.tabelle,
    nome: `${tabella} ${anno ?? ''}`,
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery,
  });
  const totale = elenco.dati?.totale;
  const close = (aggiunta: boolean) => {
    setIsNuova(false);
    if (aggiunta) void reload();
  };
  return (
    <Elenco
      {...elenco}
      titolo={nome}
      dettaglio={totale !== undefined && m.righe(totale)}
      azioni={
        <Azioni
          anno={anno}
          scrive={scrive}
          fonteAnni={fonteAnni}
          onAnno={onAnno}
          onDuplica={duplicate}
          onNuova={() => setIsNuova(true)}
        />
      }
      esito={isNuova && <NuovaVoce dove={dove} onClose={close} />}
      campiFiltro={campiFiltro}
      chiaveDi={(riga) => riga.id}
      nomeDi={(riga) => riga.codice}
      onSalva={scrive ? save : undefined}
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri }}
    />
  );
}

type PropsAzioni = Pick<Props, 'scrive' | 'fonteAnni' | 'onAnno'> & {
  anno: number | null;
  onDuplica: (anno: number) => Promise<void>;
  onNuova: () => void;
};

function Azioni({ anno, scrive, fonteAnni, onAnno, onDuplica, onNuova }: PropsAzioni) {
  const navigate = useNavigate();
  return (
    <>
      <Button aspetto="quiet" icona={IconArrowLeft} onClick={() => navigate({ to: '/tabelle' })}>
        {m.indietro}
      </Button>
      {onAnno && anno !== null && (
        <div className={css.year}>
          <Tendina
            etichetta={m.anno}
            valore={String(anno)}
            fonte={fonteAnni}
            onChange={(chiave) => chiave !== null && onAnno(Number(chiave))}
          />
        </div>
      )}
      {scrive && anno !== null && (
        <Button icona={IconCopy} onClick={() => void onDuplica(anno)}>
          {m.duplica(anno + 1)}
        </Button>
      )}
      {scrive ? (
        <Button aspetto="primary" icona={IconPlus} onClick={onNuova}>
          {m.nuovaVoce}
        </Button>
      ) : (
        <span className={css.badge}>{m.solaLettura}</span>
      )}
    </>
  );
}
