import type { AliquotaUsataFilo, Interno } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { useSessione } from '../../../api/contesto.ts';
import { formatGiorno } from '../../../formato/formato.ts';
import { messaggiAliquota as m } from '../../../messages/aliquota.ts';
import { messaggiImu } from '../../../messages/imu.ts';
import css from './Aliquota.module.css';
import { mayScrivereAliquote, writeDiCasa, writePercento } from './aliquote-studio.api.ts';
import imu from './Imu.module.css';
import type { ComuneImu } from './imu.api.ts';
import { useAliquota } from './useAliquota.tsx';

export type Usata = Interno<AliquotaUsataFilo>;

const nameTipo = ({ fattispecie }: Pick<Usata, 'fattispecie'>) =>
  messaggiImu.tipi[fattispecie] ?? fattispecie;

/** What is to be said of a rate; null where it is Quadra's, and there is nothing to say. */
function describe(usata: Usata): string | null {
  const { origine, aliquota, delloStudio, eliminataIl, origineQuadra, aliquotaQuadra } = usata;
  if (delloStudio !== null && aliquota !== null) {
    const atto = m.delloStudio(delloStudio.numeroDelibera, delloStudio.dataDelibera);
    const accanto =
      origineQuadra === null || aliquotaQuadra === null
        ? ''
        : ` ${m.accanto(origineQuadra, writePercento(aliquotaQuadra))}`;
    return `${writePercento(aliquota)} ${atto}, ${m.nonVerificata}.${accanto}`;
  }
  if (origine === 'anno prima' && aliquota !== null)
    return `${m.annoPrima(usata.annoImposta, writePercento(aliquota))}.`;
  if (eliminataIl !== null)
    return `${m.tolta(formatGiorno(giornoDiRoma(new Date(eliminataIl))), writeDiCasa(usata))}.`;
  return origine === 'quadra'
    ? null
    : `${m.mancante(aliquotaQuadra === null ? null : writePercento(aliquotaQuadra))}.`;
}

type PropsPulsante = {
  usata: Usata;
  comune: Pick<ComuneImu, 'comune' | 'descrizione'>;
  idStudio: number;
  /** One of many, under a title that says of whom they are. */
  breve?: boolean;
};

/** Opens the form of the rate of the studio, filled with the comune, the year and the kind; who may not write has none. */
export function PulsanteAliquota({ usata, comune, idStudio, breve = false }: PropsPulsante) {
  const { utente } = useSessione();
  const open = useAliquota();
  if (!mayScrivereAliquote(utente)) return null;
  const { delloStudio, fattispecie, annoImposta } = usata;
  const proposta = {
    studio: String(idStudio),
    comune: comune.comune,
    nomeComune: comune.descrizione,
    anno: String(annoImposta),
    tipo: fattispecie,
  };
  return (
    <button
      type="button"
      className={imu.link}
      aria-label={(delloStudio ? m.correggiPer : m.inserisciPer)(nameTipo(usata), annoImposta)}
      onClick={() => void open({ una: delloStudio, proposta, diCasa: usata })}
    >
      {delloStudio ? m.correggi : breve ? m.inserisciBreve : m.inserisci}
    </button>
  );
}

/** The rates that the numbers of a comune rest on, where there is something to say: whose they are, which are missing. */
export function AliquoteUsate({ comune, idStudio }: { comune: ComuneImu; idStudio: number }) {
  const daDire = comune.aliquote.flatMap((usata) => {
    const testo = describe(usata);
    return testo === null ? [] : [{ usata, testo }];
  });
  if (daDire.length === 0) return null;
  return (
    <ul className={css.used} aria-label={messaggiImu.aliquote}>
      {daDire.map(({ usata, testo }) => (
        <li key={`${usata.fattispecie} ${usata.annoImposta}`}>
          <span>
            {m.voce(nameTipo(usata), usata.annoImposta)}: {testo}
          </span>
          {usata.delloStudio?.link && (
            <a href={usata.delloStudio.link} target="_blank" rel="noopener noreferrer" className={imu.link}>
              {m.apriDelibera}
            </a>
          )}
          <PulsanteAliquota usata={usata} comune={comune} idStudio={idStudio} />
        </li>
      ))}
    </ul>
  );
}
