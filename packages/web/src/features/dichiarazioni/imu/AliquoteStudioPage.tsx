import { percorsi } from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useSessione } from '../../../api/contesto.ts';
import { useElenco } from '../../../dominio/elenco/useElenco.ts';
import { messaggiAliquota as m } from '../../../messages/aliquota.ts';
import { messaggiImu } from '../../../messages/imu.ts';
import { Button } from '../../../ui/comandi/Button.tsx';
import { Elenco } from '../../../ui/elenco/Elenco.tsx';
import type { CampoFiltro } from '../../../ui/elenco/FilterBar.tsx';
import { prepareColonne } from '../../../ui/griglia/colonna.ts';
import { NonAutorizzato } from '../../../ui/pagina/NonAutorizzato.tsx';
import {
  type AliquotaStudio,
  aliquoteStudioQuery,
  mayLeggereAliquote,
  mayScrivereAliquote,
  writeDiCasa,
  writePercento,
} from './aliquote-studio.api.ts';
import { useAliquota } from './useAliquota.tsx';

const campiFiltro: readonly CampoFiltro[] = [
  { chiave: 'Comune', nome: m.comune, larghezza: 200 },
  { chiave: 'AnnoImposta', nome: m.anno, larghezza: 120 },
  {
    chiave: 'Fattispecie',
    nome: m.tipo,
    larghezza: 190,
    scelte: Object.entries(messaggiImu.tipi),
  },
  { chiave: 'NumeroDelibera', nome: m.numeroDelibera, larghezza: 160 },
];
const ORDINE = ['Comune', '-AnnoImposta', 'Fattispecie'];

const makeColonne = (conStudio: boolean) =>
  prepareColonne<AliquotaStudio>([
    {
      nome: 'comune',
      testo: m.comune,
      ordina: 'Comune',
      fissa: true,
      larghezza: 200,
      valore: (una) => una.comune,
    },
    {
      nome: 'anno',
      testo: m.anno,
      ordina: 'AnnoImposta',
      larghezza: 120,
      cifre: true,
      valore: (una) => String(una.annoImposta),
    },
    {
      nome: 'tipo',
      testo: m.tipo,
      ordina: 'Fattispecie',
      larghezza: 180,
      valore: (una) => messaggiImu.tipi[una.fattispecie] ?? una.fattispecie,
    },
    {
      nome: 'aliquota',
      testo: m.aliquota,
      ordina: 'Aliquota',
      larghezza: 90,
      cifre: true,
      valore: (una) => writePercento(una.aliquota),
    },
    {
      nome: 'quadra',
      testo: m.quadra,
      larghezza: 120,
      cifre: true,
      valore: (una) => writeDiCasa(una) ?? '–',
    },
    { nome: 'delibera', testo: m.delibera, larghezza: 130, valore: (una) => una.numeroDelibera },
    {
      nome: 'data',
      testo: m.dataDelibera,
      ordina: 'DataDelibera',
      larghezza: 130,
      cifre: true,
      valore: (una) => formatData(una.dataDelibera),
    },
    {
      nome: 'modificata',
      testo: m.modificata,
      ordina: 'ModificataIl',
      larghezza: 120,
      cifre: true,
      valore: (una) => formatData(giornoDiRoma(new Date(una.modificataIl))),
    },
    ...(conStudio
      ? [{ nome: 'studio', testo: m.studio, larghezza: 200, valore: (una: AliquotaStudio) => una.nomeStudio }]
      : []),
  ]);

/** The rates that the studio wrote for itself, with their acts, beside those of Quadra. */
export function AliquoteStudioPage() {
  return mayLeggereAliquote(useSessione().utente) ? <Lista /> : <NonAutorizzato titolo={m.titolo} />;
}

function Lista() {
  const { utente } = useSessione();
  const scrive = mayScrivereAliquote(utente);
  const chiedeStudio = utente.studioId === null;
  const open = useAliquota();
  const colonne = useMemo(() => makeColonne(chiedeStudio), [chiedeStudio]);
  const { elenco } = useElenco({
    percorso: percorsi.aliquotaStudioLista,
    nome: 'aliquote-imu',
    lista: null,
    colonne,
    ordine: ORDINE,
    makeQuery: aliquoteStudioQuery,
  });
  const totale = elenco.dati?.totale;
  const nuova = scrive && (
    <Button aspetto="primary" icona={IconPlus} onClick={() => void open({ una: null, chiedeStudio })}>
      {m.nuova}
    </Button>
  );
  return (
    <Elenco
      {...elenco}
      titolo={m.titolo}
      dettaglio={totale !== undefined && m.quante(totale)}
      azioni={nuova}
      campiFiltro={campiFiltro}
      chiaveDi={(una) => una.id}
      nomeDi={(una) => m.di(una.comune, messaggiImu.tipi[una.fattispecie] ?? '', una.annoImposta)}
      onOpen={scrive ? (una) => void open({ una }) : undefined}
      vuoto={{ titolo: m.nessuna, testo: m.nessunaTesto, titoloFiltri: m.nessunaConFiltri, azione: nuova }}
    />
  );
}
