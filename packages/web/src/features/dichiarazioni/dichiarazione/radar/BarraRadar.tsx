import { SENZA_OPERATORE, type VistaRadar, vistaRadar } from '@quadra/contract';
import { useSessione } from '../../../../api/contesto.ts';
import { formatIntero } from '../../../../formato/formato.ts';
import { messaggiRadar as m } from '../../../../messages/radar.ts';
import { Segmenti } from '../../../../ui/campi/Segmenti.tsx';
import css from './BarraRadar.module.css';
import type { SintesiRadar } from './radar.api.ts';

const ORDINI = {
  urgenza: ['Urgenza'],
  nome: ['Denominazione'],
  operatore: ['Operatore', 'Urgenza'],
} as const;
type NomeOrdine = keyof typeof ORDINI;
export const ORDINE_RADAR: readonly string[] = ORDINI.urgenza;
const voci: readonly (readonly [NomeOrdine, string])[] = [
  ['urgenza', m.perUrgenza],
  ['nome', m.perNome],
  ['operatore', m.perOperatore],
];
const comeOrdine: Readonly<Partial<Record<string, string>>> = {
  urgenza: m.comeUrgenza,
  operatore: m.comeOperatore,
};
/** People named by a button; the others are among the filters. */
const PERSONE = 4;

/** The name of an order of the address; '' for another. */
const nameOrdine = (ordine: readonly string[]): NomeOrdine | '' =>
  voci.find(([nome]) => ORDINI[nome][0] === ordine[0])?.[0] ?? '';

type Filtro = 'Stato' | 'Operatore';
type Props = {
  vista: VistaRadar;
  onVista: (vista: VistaRadar) => void;
  ordine: readonly string[];
  onOrdine: (ordine: readonly string[]) => void;
  sintesi: SintesiRadar | undefined;
  valori: Readonly<Record<string, string>>;
  onFiltro: (filtro: Filtro, valore: string) => void;
};

/** What is looked at and in which order; what is stopped, and in whose hands the work is. */
export function BarraRadar({ vista, onVista, ordine, onOrdine, sintesi, valori, onFiltro }: Props) {
  const scelto = nameOrdine(ordine);
  return (
    <div className={css.bar}>
      <Segmenti
        nome={m.vista}
        voci={vistaRadar.map((una) => [una, una] as const)}
        valore={vista}
        onChange={onVista}
      />
      <Segmenti<NomeOrdine | ''>
        nome={m.ordine}
        voci={voci}
        valore={scelto}
        onChange={(nome) => nome && onOrdine(ORDINI[nome])}
      />
      {vista === 'In corso' && sintesi && <Scelte {...{ sintesi, valori, onFiltro }} />}
      <p className={css.how}>{[comeOrdine[scelto], m.comeTasti].filter(Boolean).join('. ')}</p>
    </div>
  );
}

type PropsScelte = Pick<Props, 'valori' | 'onFiltro'> & { sintesi: SintesiRadar };

function Scelte({ sintesi: { clienti, carico }, valori, onFiltro }: PropsScelte) {
  const { utente } = useSessione();
  const persone = carico.filter(({ idUtente }) => idUtente !== null).slice(0, PERSONE);
  const nessuno = carico.find(({ idUtente }) => idUtente === null);
  return (
    <ul className={css.chips} aria-label={m.operatori}>
      {(clienti.bloccati > 0 || valori.Stato === 'blocca') && (
        <Scelta
          {...{ valori, onFiltro }}
          filtro="Stato"
          valore="blocca"
          nome={m.bloccati}
          quanti={clienti.bloccati}
        />
      )}
      {persone.map(({ idUtente, nome, quanti, bloccati }) => (
        <Scelta
          key={idUtente}
          {...{ valori, onFiltro, quanti }}
          filtro="Operatore"
          valore={String(idUtente)}
          nome={idUtente === utente.id ? m.aMe : (nome ?? '')}
          spiega={m.carico(nome ?? '', quanti, bloccati)}
        />
      ))}
      {nessuno && persone.length > 0 && (
        <Scelta
          {...{ valori, onFiltro, quanti: nessuno.quanti }}
          filtro="Operatore"
          valore={SENZA_OPERATORE}
          nome={m.nessunOperatore}
          spiega={m.carico(m.nessunOperatore, nessuno.quanti, nessuno.bloccati)}
        />
      )}
    </ul>
  );
}

type PropsScelta = Pick<Props, 'valori' | 'onFiltro'> & {
  filtro: Filtro;
  valore: string;
  nome: string;
  quanti: number;
  spiega?: string;
};

function Scelta({ valori, onFiltro, filtro, valore, nome, quanti, spiega }: PropsScelta) {
  const isScelta = valori[filtro] === valore;
  return (
    <li>
      <button
        type="button"
        className={css.chip}
        aria-pressed={isScelta}
        title={spiega}
        onClick={() => onFiltro(filtro, isScelta ? '' : valore)}
      >
        {nome} <span className="figures">{formatIntero(quanti)}</span>
      </button>
    </li>
  );
}
