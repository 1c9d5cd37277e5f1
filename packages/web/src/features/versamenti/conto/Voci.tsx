import { quadroOf } from '@quadra/fisco';
import { giornoDiRoma, toCentesimi, toEuro } from '@quadra/values';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { formatGiorno } from '../../../formato/formato.ts';
import { formatImporto } from '../../../formato/formato-valore.ts';
import { messaggiConto as m } from '../../../messages/conto.ts';
import { classi } from '../../../ui/classi.ts';
import { Stato } from '../../../ui/stati/Stato.tsx';
import css from './Conto.module.css';
import type { Altra, Chiesto, Conto, VoceConto } from './conto.api.ts';
import { LinkF24 } from './LinkF24.tsx';
import { PrevediAcconto } from './Previsioni.tsx';
import { isContributo, nameCasella, nameTipo, stateCredito, stateDebito } from './stati.ts';
import { Importi, Tavola } from './Tavola.tsx';
import { TogliVoce } from './TogliVoce.tsx';

type Props = { conto: Conto; chiesto: Chiesto; scrive: boolean };
const isVerso =
  (verso: 'debito' | 'credito') =>
  (una: { verso: string }): boolean =>
    una.verso === verso;

/** The debts of the year, and what the models have besides. */
export function Debiti({ conto, chiesto, scrive }: Props) {
  const voci = conto.voci.filter(isVerso('debito'));
  const altre = conto.altre.filter(isVerso('debito'));
  const oggi = giornoDiRoma(new Date());
  const { dovuto, versato, conCrediti, resta } = conto.quadratura.debiti;
  return (
    <Tavola
      titolo={m.debiti}
      teste={[m.natoIn, m.scadenza, m.dovuto, m.versato, m.conCrediti, m.resta, m.stato]}
      totale={m.totaleDebiti}
      totali={[dovuto, versato, conCrediti, resta]}
      vuota={voci.length + altre.length === 0 ? m.nessunDebito : null}
    >
      {voci.map((voce) => (
        <Riga
          key={voce.id}
          voce={voce}
          chiesto={scrive ? chiesto : null}
          quattro={[voce.importo, voce.versato, voce.conCrediti, leftOf(voce)]}
          stato={stateDebito(voce, oggi)}
        />
      ))}
      {altre.map((altra) => (
        <RigaAltra
          key={`${altra.codice} ${altra.anno} ${altra.nome}`}
          altra={altra}
          quattro={[altra.inF24, altra.versato, altra.conCrediti, leftOf({ ...altra, importo: altra.inF24 })]}
          stato={stateDebito({ ...altra, resta: 0, data: '', mancano: [] }, oggi)}
        />
      ))}
    </Tavola>
  );
}

const leftOf = (una: { importo: number; versato: number; conCrediti: number }): number =>
  toEuro(toCentesimi(una.importo) - toCentesimi(una.versato) - toCentesimi(una.conCrediti));

/** The credits that may be used in the year. */
export function Crediti({ conto, chiesto, scrive }: Props) {
  const voci = conto.voci.filter(isVerso('credito'));
  const altre = conto.altre.filter(isVerso('credito'));
  const { importo, altrove, inF24, resta } = conto.quadratura.crediti;
  return (
    <Tavola
      titolo={m.crediti}
      teste={[m.natoIn, m.usabileDal, m.importo, m.altrove, m.inF24, m.resta, m.stato]}
      totale={m.totaleCrediti}
      totali={[importo, altrove, inF24, resta]}
      vuota={voci.length + altre.length === 0 ? m.nessunCredito : null}
    >
      {voci.map((voce) => (
        <Riga
          key={voce.id}
          voce={voce}
          chiesto={scrive ? chiesto : null}
          quattro={[
            voce.importo,
            toEuro(toCentesimi(voce.importo) - toCentesimi(voce.inF24) - toCentesimi(voce.resta)),
            voce.inF24,
            voce.resta,
          ]}
          stato={stateCredito(voce)}
        />
      ))}
      {altre.map((altra) => (
        <RigaAltra
          key={`${altra.codice} ${altra.anno} ${altra.nome}`}
          altra={altra}
          quattro={[altra.inF24, 0, altra.inF24, 0]}
          stato={stateCredito({ resta: 0 })}
        />
      ))}
    </Tavola>
  );
}

type Stati = ReturnType<typeof stateCredito>;
type PropsRiga = {
  voce: VoceConto;
  /** Whose conto, for who may take away what was written by hand. */
  chiesto: Chiesto | null;
  quattro: readonly [number, number, number, number];
  stato: Stati;
};

function Riga({ voce, chiesto, quattro, stato }: PropsRiga) {
  const { voce: cercata } = useSearch({ from: '/riservata/lavoro/conto-fiscale' });
  const isCercata = cercata !== undefined && cercata === voce.casella;
  const [aperta, setAperta] = useState(isCercata);
  return (
    <>
      <tr className={classi(isCercata && css.sought)}>
        <th scope="row" className={css.name}>
          <button
            type="button"
            className={css.open}
            aria-expanded={aperta}
            title={m.storiaDi(voce.nome)}
            onClick={() => setAperta(!aperta)}
          >
            <span className={classi(css.code, 'figures')}>{voce.codice ?? '–'}</span>
            <span>
              {voce.nome} {voce.annoRiferimento}
            </span>
          </button>
          <span className={css.onPhone}>{formatGiorno(voce.data)}</span>
        </th>
        <td className={css.born}>
          <NatoIn voce={voce} />
        </td>
        <td className={classi(css.date, 'figures')}>{formatGiorno(voce.data)}</td>
        <Importi quattro={quattro} />
        <td className={css.state}>
          <Stato {...stato} />
        </td>
      </tr>
      {(aperta || voce.mancano.length > 0 || voce.storico !== null || (voce.differenza ?? 0) !== 0) && (
        <tr className={css.storyRow}>
          <td colSpan={8}>
            <Storia {...{ voce, chiesto, aperta }} />
          </td>
        </tr>
      )}
    </>
  );
}

function NatoIn({ voce }: { voce: VoceConto }) {
  const { cliente = '' } = useSearch({ from: '/riservata/lavoro/conto-fiscale' });
  if (voce.origine === 'IMU')
    return (
      <Link to="/imu" search={{ cliente, imposta: voce.anno }} className={css.link}>
        {m.dallImu(voce.anno)}
      </Link>
    );
  if (voce.origine === 'IVA periodica')
    return (
      <Link to="/anno-iva/$anno/$cliente" params={{ anno: String(voce.anno), cliente }} className={css.link}>
        {m.dallAnnoIva(voce.anno)}
      </Link>
    );
  if (voce.casella === null || voce.idDichiarazione === null || voce.tipoDichiarazione === null)
    return voce.motivo === null ? m.aMano : m.aManoPer(voce.motivo);
  return (
    <>
      <Link
        to="/dichiarazione/$anno/$id/$vista"
        params={{
          anno: String(voce.anno),
          id: voce.idDichiarazione,
          vista: `quadro${quadroOf(voce.casella)}`,
        }}
        hash={voce.casella}
        className={css.link}
      >
        {nameCasella(voce.casella)}
      </Link>
      {`, ${nameTipo(voce.tipoDichiarazione)} ${voce.anno}`}
    </>
  );
}

/** What is missing of a voce and what changed, and, when asked, every model that pays it. */
type PropsStoria = { voce: VoceConto; chiesto: Chiesto | null; aperta: boolean };
function Storia({ voce, chiesto, aperta }: PropsStoria) {
  const mossa = voce.modelli.length > 0;
  return (
    <div className={css.story}>
      {voce.mancano.length > 0 && (
        <p className={css.warning}>{m.mancano(voce.mancano.map((cosa) => m.nomiMancanti[cosa] ?? cosa))}</p>
      )}
      {voce.differenza !== null && voce.differenza !== 0 && (
        <p className={css.warning}>{m.differenza(formatImporto(voce.importo + voce.differenza))}</p>
      )}
      {aperta && (
        <ol className={css.steps} aria-label={m.storiaDi(voce.nome)}>
          <li>
            <span>
              {m.natoIn} <NatoIn voce={voce} />
            </span>
            <span className="figures">{formatImporto(voce.importo)}</span>
          </li>
          {voce.modelli.map((uno) => (
            <li key={uno.idF24}>
              <span>
                <LinkF24 id={uno.idF24} numero={uno.numero} /> {formatGiorno(uno.data)}, {uno.stato}
              </span>
              <span className="figures">−{formatImporto(uno.importo)}</span>
            </li>
          ))}
          {voce.resta > 0 && (
            <li>
              <span>{m.fuori}</span>
              <span className="figures">{formatImporto(voce.resta)}</span>
            </li>
          )}
        </ol>
      )}
      {voce.storico !== null && <p className={css.soft}>{m.accontoPrevisto(formatImporto(voce.storico))}</p>}
      {aperta && chiesto && voce.imposta !== null && voce.storico === null && !mossa && (
        <PrevediAcconto chiesto={chiesto} imposta={voce.imposta} />
      )}
      {aperta && chiesto && isContributo(voce) && <p className={css.soft}>{m.contributiStorici}</p>}
      {aperta && chiesto && <Ravvedi {...{ chiesto, voce }} />}
      {aperta && voce.origine === 'a mano' && chiesto && !mossa && <TogliVoce {...{ chiesto, voce }} />}
    </div>
  );
}

/** From a debt that is late to what it costs, and to the model that pays it. */
function Ravvedi({ chiesto, voce }: { chiesto: Chiesto; voce: VoceConto }) {
  const isTardi = voce.verso === 'debito' && voce.resta > 0 && voce.data < giornoDiRoma(new Date());
  if (!isTardi || voce.codice === null || voce.mancano.length > 0) return null;
  const search = {
    tributo: voce.codice,
    importo: toCentesimi(voce.resta),
    scadenza: voce.data,
    cliente: chiesto.id,
    anno: chiesto.anno,
    voce: voce.id,
  };
  return (
    <p>
      <Link to="/ravvedimento" search={search} className={css.link}>
        {m.ravvedi}
      </Link>
    </p>
  );
}

function RigaAltra({ altra, quattro, stato }: Pick<PropsRiga, 'quattro' | 'stato'> & { altra: Altra }) {
  const nome = altra.nome ?? (altra.rate ? m.interessi : m.altraRiga);
  return (
    <tr>
      <th scope="row" className={css.name}>
        <span className={css.row}>
          <span className={classi(css.code, 'figures')}>{altra.codice}</span>
          <span>
            {nome} {altra.anno}
          </span>
        </span>
      </th>
      <td className={css.born}>{m.diF24([...new Set(altra.modelli.map(({ numero }) => numero))])}</td>
      <td className={css.date} />
      <Importi quattro={quattro} />
      <td className={css.state}>
        <Stato {...stato} />
      </td>
    </tr>
  );
}
