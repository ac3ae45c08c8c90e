/**
 * A row of modules: the projection of its plane (x = (au + bv + c) / (gu + hv + 1), y = (du + ev + f) / the same, as [a … h]), how many
 * modules it has, how far its posts reach below the horizon at depth 1, and its tone (1 is the nearest).
 */
export interface Row {
  plane: readonly [number, number, number, number, number, number, number, number];
  modules: number;
  rise: number;
  tone: 1 | 2 | 3;
  opacity?: number;
}

export interface Scene {
  horizon: number;
  height: number;
  /** Where the picture is cut when its frame has another shape. */
  align: 'xMid' | 'xMax';
  /** The path of the sun: its middle, its half width and height, and the radius of the sun. */
  sky: { centre: number; width: number; height: number; sun: number };
  /** Where on its way the sun is, 0 at its rise. */
  sun: number;
  rows: readonly Row[];
}

export const heroScene: Scene = {
  horizon: 392,
  height: 480,
  align: 'xMax',
  sky: { centre: 520, width: 350, height: 318, sun: 27 },
  sun: 0.58,
  rows: [
    { plane: [14.61, 29.39, 180.72, -3.1, -4.02, 403.42, -0.00791, 0.05248], modules: 44, rise: 26.1, tone: 3, opacity: 0.6 },
    { plane: [25.23, 50.76, 210.65, -5.36, -6.95, 411.73, -0.01367, 0.09064], modules: 28, rise: 45.0, tone: 3 },
    { plane: [43.79, 88.1, 261.88, -9.3, -12.08, 426.27, -0.02372, 0.15731], modules: 18, rise: 78.1, tone: 2 },
    { plane: [86.96, 174.93, 349.31, -18.46, -23.99, 460.04, -0.0471, 0.31238], modules: 14, rise: 155.1, tone: 1 },
  ],
};

export const signInScene: Scene = {
  horizon: 336,
  height: 480,
  align: 'xMid',
  sky: { centre: 475, width: 385, height: 262, sun: 27 },
  sun: 0.3,
  rows: [
    { plane: [15.48, 20.46, 38.37, -2.59, -6.8, 352.23, -0.00772, 0.05116], modules: 50, rise: 30.5, tone: 3, opacity: 0.6 },
    { plane: [26.88, 35.53, 68.98, -4.5, -11.8, 364.18, -0.01339, 0.08884], modules: 30, rise: 53.0, tone: 3 },
    { plane: [47.07, 62.24, 120.14, -7.88, -20.66, 385.35, -0.02346, 0.15559], modules: 20, rise: 92.7, tone: 2 },
    { plane: [91.36, 120.8, 196.3, -15.3, -40.1, 431.77, -0.04553, 0.30199], modules: 14, rise: 180.0, tone: 1 },
  ],
};

export const registrationScene: Scene = {
  horizon: 336,
  height: 480,
  align: 'xMid',
  sky: { centre: 450, width: 202, height: 236, sun: 27 },
  sun: 0.16,
  rows: [
    { plane: [24.73, 49.75, 228.98, -4.5, -11.8, 364.18, -0.0134, 0.08885], modules: 22, rise: 53.0, tone: 3 },
    { plane: [43.31, 87.15, 280.14, -7.88, -20.65, 385.35, -0.02346, 0.15562], modules: 16, rise: 92.7, tone: 2 },
    { plane: [84.07, 169.11, 356.3, -15.3, -40.1, 431.77, -0.04553, 0.30199], modules: 12, rise: 180.0, tone: 1 },
  ],
};

export const queryScene: Scene = {
  horizon: 208,
  height: 240,
  align: 'xMax',
  sky: { centre: 580, width: 310, height: 172, sun: 18 },
  sun: 0.72,
  rows: [
    { plane: [15.84, 46.9, 268.51, -2.83, -10.86, 220.73, -0.0136, 0.09021], modules: 16, rise: 30.3, tone: 3 },
    { plane: [27.45, 81.25, 302.08, -4.9, -18.8, 230.03, -0.02357, 0.15626], modules: 12, rise: 52.5, tone: 2 },
    { plane: [54.38, 161.09, 359.8, -9.72, -37.23, 251.65, -0.04672, 0.30977], modules: 9, rise: 104.0, tone: 1 },
  ],
};
