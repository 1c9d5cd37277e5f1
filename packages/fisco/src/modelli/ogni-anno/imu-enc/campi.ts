import { type CampoFile, readCampi } from '../imu/campi.ts';

const immobileA = `QA1.1=6 QA1.2=7 QA1.3=8 QA1.4=9 QA1.5=10
  QA2.1=11 QA2.2=12 QA2.3=13 QA2.4=14 QA2.5=15 QA2.6=16 QA2.7=17 QA2.8=18 QA2.9=19 QA2.10=20
  QA3.1=21 QA3.2=22+23 QA3.5=24 QA3.6=25 QA3.7=34 QA3.8=35 QA3.9=36
  QA4.1=26 QA4.2=27 QA4.3=28 QA4.4=29 QA4.5=30 QA4.6=31 QA4.7=32 QA4.8=33`;
const immobileB = `QB1.1=9 QB1.2=10 QB1.3=11 QB1.4=12 QB1.5=13 QB1.6=14 QB1.7=15 QB1.8=16 QB1.9=17 QB1.10=18
  QB2.1=6 QB2.2=7 QB2.3=8 QB2.4=19 QB2.5=20
  QB3.1=21 QB3.2=22 QB3.3=23 QB3.4=24 QB3.5=25 QB3.6=26 QB3.7=27 QB3.8=28 QB3.9=29 QB3.10=30
  QB4.1=31 QB4.2=32+33 QB4.3=34 QB4.4=35
  QB5.1=36 QB5.2=37 QB5.3=38 QB5.4=39 QB5.5=40 QB5.6=41 QB5.7=42 QB5.8=43 QB5.9=44 QB5.10=45
  QB6.1=46 QB6.2=47 QB6.3=48+49 QB6.4=50+51 QB6.5=52+53 QB6.6=54+55 QB6.7=56+57 QB6.8=58+59
  QB6.9=60 QB6.10=61 QB6.11=62 QB6.12=63 QB6.13=64+65 QB6.14=66 QB6.15=67
  QB7.1=68 QB7.2=69 QB7.3=70+71 QB7.4=72+73 QB7.5=74+75 QB7.6=76+77 QB7.7=78+79 QB7.8=80+81 QB7.9=82`;

/**
 * The file TAS00 of the MEF (IMU of enti non commerciali, specification of 24/4/2024), field by field. Fields of C are those
 * of the first block. The years (B6, B7) are of the modello, the counts (B40-B44) are made by who writes the file, the
 * intermediario (B46-B49) is who was given the charge.
 */
export const campiTas00: readonly CampoFile[] = [
  ...readCampi('A', 'FR1.3=6'),
  ...readCampi(
    'B',
    `FR1.1=8 FR1.2=9 FR2.1=11 FR2.2=10 FR2.9=12 FR2.10=13 FR2.11=14
     FR5.1=15 FR5.2=16 FR5.3=17 FR5.4=18 FR5.5=19 FR5.6=20 FR5.7=21 FR5.8=22 FR5.9=23
     FR6.1=24 FR6.2=25 FR6.3=26 FR6.4=27 FR6.5=28 FR6.6=29 FR6.7=30 FR6.8=31 FR6.9=37 FR6.10=38 FR6.11=39
     FR7.1=32 FR7.2=33 FR7.3=34 FR7.4=35 FR7.5=36 FR8.3=45`,
  ),
  ...readCampi('C', `${immobileA} FR8.1=68`),
  ...readCampi('D', `${immobileB} FR8.1=83`),
  ...readCampi('E', 'QC1.1=6 QC1.2=7 QC1.3=8 QC1.4=9 QC1.5=10 QC1.6=11 QD1.1=12 QD1.2=13 QD1.3=14'),
];
