import type { Random } from '../random.ts';
import { sectorTraits, type Sector } from './sectors.ts';

/** Halves of invented names, by the tongue they should sound like. */
const halves = {
  english: [
    'Ald Brant Carr Dunm Elth Farn Gresh Hald Ivers Kels Larv Marl Norv Oakh Pemb Quill Radl Sten Thorv Ullen Vens Wath Yarl Zeal Corv Brix Tamw Hesk',
    'ingdale erby wick holt mere combe stow leigh enford well worth ridge brook haven gate enshaw ington over',
  ],
  germanic: [
    'Ahr Brend Dorn Eck Falk Gerl Hohn Isen Kalt Lind Mahl Nord Oster Pfal Reut Sand Tann Ulm Veld Wies Zell Grau Kron Hart',
    'enfels hauser stedt bruck wald enrode berghaus linger mark torff acker enheim',
  ],
  french: [
    'Aur Bell Cham Dauv Espr Font Gall Hauv Jol Lam Mont Noir Orv Perr Quin Rav Sauv Tour Val Verm Clair',
    'ignac elle audin oise enne ancourt eraud ivier ontel asse illet emont',
  ],
  iberian: [
    'Alm Bar Cald Del Esp Fuer Gal Her Ib Jar Lor Mir Nav Olm Per Ram Sol Tor Vald Zar',
    'enda adora ezuela ales aventa oriza uelo andera imosa eiro otal anza',
  ],
  italian: [
    'Alb Bren Cast Dol Ferr Giar Lav Mar Nov Oliv Pal Riv Sant Tev Val Vern Zan Corr',
    'oretto ignana ellano avera ondini asco iero umbra essina agnolo',
  ],
  nordic: [
    'Alv Berg Dal Ek Fjell Gran Hav Is Kald Lund Myr Nor Ost Rav Skog Sund Tor Ulv Ved Vind',
    'skaer holmen vik strand lia bakken nes dahl heimen sund fors torp',
  ],
  japanese: [
    'Aka Asu Fuku Hana Haru Hino Ishi Iwa Kaze Kiri Kuro Mina Miya Momo Naga Oto Saka Shira Taka Tera Toki Tsuru Yama Yuki',
    'hisaka kabara mizuru nobara shirune tsugawa warase zumori ramoto sakino nagase takeno rimachi',
  ],
  chinese: [
    'An Bao Chen Da Fu Guang Hai Hua Jia Jin Kai Lan Ming Ning Qing Rui Shan Tian Wei Xin Yong Zhen',
    'heyun liang yuanda shuo mingtai hongfei zerun lantu chuan boyue jiaqi weisheng',
  ],
  korean: [
    'Bak Dae Dong Gang Han Hwa Jin Kum Mir Nam Sae Seo Sung Tae Woo Yeon Young Chun',
    'baram haneul sorim narae duri mirae garam onsu byeol ganghan',
  ],
  indian: [
    'Ana Bhar Chand Dev Gan Hari Indr Jay Kav Lal Mah Nav Pra Raj Sam Tara Uday Vish Yash',
    'vanta mitra dhara kosha lekha nidhi pura shakti vara yaan toram',
  ],
  african: [
    'Aba Bula Chi Dume Ebo Fara Gama Imba Juma Kalo Lesa Mora Nala Oba Sefa Thaba Umza Zola',
    'kwena mbeki rando siya tombo velani wezi lanzo bani dira',
  ],
  arabic: [
    'Al Bah Dar Far Gha Had Jam Kar Lay Mad Nas Qas Raf Sah Tam Waf Yam Zah',
    'arain iqah oudah abiya imran asriya ouran ayeen adara ilat',
  ],
} as const;

export type Tongue = keyof typeof halves;

const parts = Object.fromEntries(
  Object.entries(halves).map(([tongue, [starts, ends]]) => [
    tongue,
    { starts: starts.split(' '), ends: ends.split(' ') },
  ]),
) as Record<Tongue, { starts: string[]; ends: string[] }>;

/** An invented name such as `Kelsmere`. */
function inventName(random: Random, tongue: Tongue): string {
  const { starts, ends } = parts[tongue];
  return random.pick(starts) + random.pick(ends);
}

/** An invented company's name: name, trade, legal form. */
export function inventCompany(
  random: Random,
  tongue: Tongue,
  sector: Sector,
  forms: readonly string[],
): string {
  const trade = random.pick(sectorTraits[sector].words);
  return `${inventName(random, tongue)} ${trade} ${random.pick(forms)}`;
}
