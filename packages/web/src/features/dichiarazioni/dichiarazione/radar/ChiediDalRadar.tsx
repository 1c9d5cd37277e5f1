import { type PassoRadar, requisiti } from '@quadra/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSessione } from '../../../../api/contesto.ts';
import { canScrivere } from '../../../../api/requisiti.ts';
import { askDocumentoDi } from '../../../../dominio/richiesta/ask-documento.tsx';
import { richiesteDiQuery } from '../../../../dominio/richiesta/richiesta.api.ts';
import { useApriRichiesta } from '../../../../dominio/richiesta/useRichieste.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiRichieste as m } from '../../../../messages/richiesta-documento.ts';
import { nameCasella } from '../dati/chiave.ts';
import { findViva } from '../spiega/da-chiedere.ts';
import type { CellaRadar } from './radar.api.ts';
import css from './SchedaPasso.module.css';

/** The steps in which a paper of the client may be what is missing. */
const IN_ATTESA: readonly PassoRadar[] = ['Da compilare', 'Incompleta'];

type Props = { cella: CellaRadar; anno: number; onChiudi: () => void };

/** Asks the client, without leaving the board, for the document that the declaration waits for; once asked, says how it stands. */
export function ChiediDalRadar({ cella, anno, onChiudi }: Props) {
  const { utente } = useSessione();
  const { idDichiarazione: id, tipo, passo, conclusa } = cella;
  const chiede = IN_ATTESA.includes(passo) && !conclusa && canScrivere(utente, requisiti.scriviDichiarazioni);
  if (id === null || !chiede) return null;
  return <Chiedi luogo={{ anno, id, tipo }} onChiudi={onChiudi} />;
}

type PropsChiedi = { luogo: { anno: number; id: string; tipo: CellaRadar['tipo'] }; onChiudi: () => void };
function Chiedi({ luogo, onChiudi }: PropsChiedi) {
  const cache = useQueryClient();
  const reload = () => cache.invalidateQueries({ queryKey: ['dichiarazione', 'radar'] });
  const apri = useApriRichiesta(reload);
  // The engine comes with the first box that needs it.
  const { data: chiedibile = null } = useQuery({
    queryKey: ['dichiarazione', 'chiedibile', luogo.anno, luogo.id],
    queryFn: () => import('./chiedibile.ts').then(({ readChiedibile }) => readChiedibile(luogo)),
    gcTime: 0,
  });
  const { data: richieste } = useQuery(richiesteDiQuery({ IdDichiarazione: luogo.id }));
  if (chiedibile === null || richieste === undefined) return null;
  const chiavi = chiedibile.caselle.map(({ chiave }) => chiave);
  const viva = findViva(richieste, chiavi);
  const act = async () => {
    // The cell takes the focus again first: it is where the window gives it back.
    onChiudi();
    if (viva !== undefined) apri(viva);
    else if (await askDocumentoDi(chiedibile)) await cache.invalidateQueries({ queryKey: ['richieste'] });
  };
  return (
    <button
      type="button"
      className={css.act}
      aria-label={viva === undefined ? m.chiediDi(chiavi.map(nameCasella).join(', ')) : undefined}
      onClick={() => void act()}
    >
      {viva === undefined && m.chiedi}
      {viva !== undefined &&
        (viva.stato === 'Arrivata' ? m.giaArrivata : m.giaChiesta(formatGiorno(viva.chiestaIl)))}
    </button>
  );
}
