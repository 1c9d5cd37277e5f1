import { fromWire, type ProspettoImuFilo, percorsi, percorso } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { send } from '../../../../api/client.ts';
import { formatGiorno } from '../../../../formato/formato.ts';
import { messaggiAliquota } from '../../../../messages/aliquota.ts';
import { useApertura } from '../apertura/contesto.ts';
import css from './Riepilogo.module.css';

type Chiesto = { anno: number; idAnagrafica: string; annoImposta: number };

/** The same reading as that of the page of the IMU, for what it says of the declarations. */
const prospettoQuery = ({ anno, idAnagrafica, annoImposta }: Chiesto) =>
  queryOptions({
    queryKey: ['imu', { idAnagrafica, annoImposta }, 'dichiarazioni'],
    queryFn: async () => {
      const corpo = { IdAnagrafica: idAnagrafica, AnnoImposta: annoImposta };
      const dove = percorso(percorsi.imuProspetto, { anno });
      const { data } = await send<{ data: ProspettoImuFilo }>('POST', dove, { corpo });
      return fromWire<ProspettoImuFilo>(data).comuni.flatMap(({ dichiarazioni }) => dichiarazioni);
    },
    staleTime: 0,
  });

/** Of a declaration to a comune: where its tax and its rates are, and whether the studio changed one since it was written. */
export default function NotaImu() {
  const { dichiarazione: d, modello } = useApertura();
  const { annoImposta } = modello;
  const { data } = useQuery(prospettoQuery({ anno: d.anno, idAnagrafica: d.idAnagrafica, annoImposta }));
  const cambiata = data?.find(({ id }) => id === d.id)?.aliquotaCambiataIl ?? null;
  return (
    <section className={css.section}>
      <h3>{messaggiAliquota.impostaEAliquote}</h3>
      {cambiata !== null && (
        <p role="status">{messaggiAliquota.cambiataDopo(formatGiorno(giornoDiRoma(new Date(cambiata))))}</p>
      )}
      <p>
        <Link to="/imu" search={{ cliente: d.idAnagrafica, imposta: annoImposta }} className={css.link}>
          {messaggiAliquota.vaiAlCalcolo(annoImposta)}
        </Link>
      </p>
    </section>
  );
}
