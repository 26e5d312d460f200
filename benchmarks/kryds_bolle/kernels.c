/* The kernels of Kryds & Bolle in C, for comparison with those in numba: the same null-window
   search (same order of moves, same bound, same table), so both visit the same nodes. */
#include <stdint.h>
#include <string.h>

typedef int64_t i64;
typedef uint64_t u64;

enum { CENTRE = 13, BUCKET = 8, NO_LOWER = -16, NO_UPPER = 15 };
static const i64 FULL = (1 << 27) - 1;
static const i64 ALL_LINES = ((i64)1 << 49) - 1;
static const i64 KEY_MASK = ((i64)1 << 54) - 1;

static i64 through[27], half_lines[27];
static const int32_t *moved, *corner, *starts, *tried;

static inline int bits(i64 word) { return __builtin_popcountll((u64)word); }
static inline int lowest(i64 word) { return __builtin_ctzll((u64)word); }

void set_tables(const i64 *lines, const i64 *half, const int32_t *m, const int32_t *c, const int32_t *s,
                const int32_t *t) {
    memcpy(through, lines, sizeof through);
    memcpy(half_lines, half, sizeof half_lines);
    moved = m; corner = c; starts = s; tried = t;
}

/* --- the search --- */

static i64 *table, table_size, nodes;
static int table_from, bound_to, children_from;

static i64 canonical(i64 own, i64 opp) {
    i64 own0 = own & 511, own1 = own >> 9 & 511, own2 = own >> 18;
    i64 opp0 = opp & 511, opp1 = opp >> 9 & 511, opp2 = opp >> 18;
    int at = starts[corner[own0] | corner[own2] << 4 | corner[opp0] << 8 | corner[opp2] << 12];
    i64 least = KEY_MASK;
    for (int k = at + 1; k <= at + tried[at]; k++) {
        const int32_t *by = moved + tried[k] * 3 * 512;
        i64 key = (i64)(by[own0] | by[512 + own1] | by[1024 + own2]) << 27 | by[opp0] | by[512 + opp1] |
                  by[1024 + opp2];
        if (key < least) least = key;
    }
    return least;
}

static i64 *bucket_of(i64 key) {
    u64 mixed = (u64)key * (u64)-7046029254386353131LL;
    mixed ^= mixed >> 29 & 0x7FFFFFFFF;
    mixed *= (u64)-7046029254386353131LL;
    return table + ((i64)mixed >> 20 & (table_size - BUCKET));
}

static void bounds_of(i64 key, int *lower, int *upper) {
    i64 *at = bucket_of(key);
    for (int k = 0; k < BUCKET; k++)
        if ((at[k] >> 10 & KEY_MASK) == key && at[k]) {
            *lower = (int)(at[k] >> 5 & 31) - 16;
            *upper = (int)(at[k] & 31) - 16;
            return;
        }
    *lower = NO_LOWER;
    *upper = NO_UPPER;
}

static void learn(i64 key, int lower, int upper) {
    i64 *at = bucket_of(key), *slot = at;
    int most = -1;
    for (int k = 0; k < BUCKET; k++) {
        i64 word = at[k];
        if (!word) { slot = at + k; break; }
        if ((word >> 10 & KEY_MASK) == key) {
            int low = (int)(word >> 5 & 31) - 16, high = (int)(word & 31) - 16;
            slot = at + k;
            if (low > lower) lower = low;
            if (high < upper) upper = high;
            break;
        }
        int balls = bits(word >> 10 & KEY_MASK);
        if (balls > most) { most = balls; slot = at + k; }
    }
    if (lower > NO_UPPER) lower = NO_UPPER;
    if (lower < NO_LOWER) lower = NO_LOWER;
    if (upper > NO_UPPER) upper = NO_UPPER;
    if (upper < NO_LOWER) upper = NO_LOWER;
    *slot = (i64)((u64)key << 10) | (lower + 16) << 5 | (upper + 16);
}

static int order(i64 *moves, i64 playable, i64 own1, i64 own2, i64 opp1, i64 opp2) {
    i64 single = (own1 ^ opp1) & ~(own2 | opp2), untouched = ALL_LINES & ~(own1 | opp1);
    int count = 0;
    for (; playable; playable &= playable - 1) {
        int place = lowest(playable);
        i64 m = through[place], gain = bits(own2 & m);
        i64 promise = ((gain + bits(opp2 & m)) << 3) + (bits(single & m) << 2) + bits(untouched & m);
        moves[count++] = promise << 9 | gain << 5 | place;
    }
    return count;
}

static void order_and_bound(i64 *moves, i64 empty, i64 opp, int left, i64 own1, i64 own2, i64 opp1, i64 opp2,
                            int *lowest_value, int *highest_value) {
    i64 own_later = own1 & ~own2 & ~opp1, opp_later = opp1 & ~opp2 & ~own1;
    i64 untouched = ALL_LINES & ~(own1 | opp1), upper_heaps = 0, lower_heaps = 0;
    int holds = opp >> CENTRE & 1, upper = 0, lower = 0, extra = 0, count = 0;
    for (; empty; empty &= empty - 1) {
        int place = lowest(empty);
        i64 m = through[place];
        int gain = bits(own2 & m), stop = bits(opp2 & m);
        int own_half = bits(own_later & m), opp_half = bits(opp_later & m);
        int half = bits(untouched & half_lines[place]), whole = bits(untouched & m);
        int more = whole + (holds ? stop + opp_half : gain + own_half);
        if (more > extra) extra = more;
        int both = 2 * (gain + stop) + half;
        upper += 2 * (gain - stop) + half + own_half;
        lower += 2 * (gain - stop) - half - opp_half;
        upper_heaps += (i64)1 << ((both + own_half) << 2);
        lower_heaps += (i64)1 << ((both + opp_half) << 2);
        i64 promise = ((gain + stop) << 3) + ((own_half + opp_half) << 2) + whole;
        moves[count++] = promise << 9 | gain << 5 | place;
    }
    int upper_taken = 0, lower_taken = 0, upper_last = 0, lower_last = 0;
    for (int number = 14; number >= 0; number--) {
        int places = upper_heaps >> (number << 2) & 15;
        if (places) {
            if (places & 1) upper += upper_taken & 1 ? -number : number;
            upper_taken += places;
            upper_last = number;
        }
        places = lower_heaps >> (number << 2) & 15;
        if (places) {
            if (places & 1) lower += lower_taken & 1 ? -number : number;
            lower_taken += places;
            lower_last = number;
        }
    }
    if (holds) {
        upper += 4 * extra;
        if (!(left & 1)) { upper += 2 * upper_last; lower += 2 * lower_last; }
    } else {
        lower -= 4 * extra;
        if (left & 1) { upper -= 2 * upper_last; lower -= 2 * lower_last; }
    }
    *lowest_value = -(-lower >> 2);
    *highest_value = upper >> 2;
}

static int last_places(i64 empty, i64 own, i64 opp, i64 own1, i64 own2, i64 opp2, int stacked) {
    int first = lowest(empty);
    i64 m = through[first], second_place = empty & (empty - 1);
    if (!second_place) {
        int made = bits(own2 & m) + bits(opp2 & m);
        return own >> CENTRE & 1 ? -made : made;
    }
    int second = lowest(second_place), sign = opp >> CENTRE & 1 ? 1 : -1;
    i64 n = through[second];
    int best = bits(own2 & m) + sign * (bits((own2 | (own1 & m)) & n) + bits(opp2 & n));
    if (!stacked || second - first != 9) {
        int other = bits(own2 & n) + sign * (bits((own2 | (own1 & n)) & m) + bits(opp2 & m));
        if (other > best) best = other;
    }
    return best;
}

static int test(int stacked, i64 own, i64 opp, i64 own1, i64 own2, i64 opp1, i64 opp2, int left, int goal) {
    i64 moves[27], empty = FULL & ~(own | opp), key = 0;
    int count = left, lower, upper;
    nodes++;
    if (left <= 2) return last_places(empty, own, opp, own1, own2, opp2, stacked);
    int bounded = !stacked && left <= bound_to && ((own | opp) >> CENTRE & 1);
    if (bounded) {
        order_and_bound(moves, empty, opp, left, own1, own2, opp1, opp2, &lower, &upper);
        if (lower >= goal) return lower;
        if (upper < goal) return upper;
    }
    if (left >= table_from) {
        key = canonical(own, opp);
        bounds_of(key, &lower, &upper);
        if (lower >= goal && lower > NO_LOWER) return lower;
        if (upper < goal && upper < NO_UPPER) return upper;
    }
    if (!bounded) {
        i64 playable = empty;
        if (stacked) playable &= (own | opp) << 9 | 511;
        count = order(moves, playable, own1, own2, opp1, opp2);
    }
    if (left >= children_from)
        for (int k = 0; k < count; k++) {
            int gain = moves[k] >> 5 & 15;
            bounds_of(canonical(opp, own | (i64)1 << (moves[k] & 31)), &lower, &upper);
            if (gain - upper >= goal && upper < NO_UPPER) return gain - upper;
        }
    int best = -99;
    while (count) {
        int at = 0;
        for (int k = 1; k < count; k++)
            if (moves[k] > moves[at]) at = k;
        i64 chosen = moves[at];
        moves[at] = moves[--count];
        int place = chosen & 31, gain = chosen >> 5 & 15;
        i64 m = through[place];
        int reached = gain - test(stacked, opp, own | (i64)1 << place, opp1, opp2, own1 | m,
                                  own2 | (own1 & m), left - 1, gain - goal + 1);
        if (reached > best) best = reached;
        if (best >= goal) break;
    }
    if (left >= table_from) {
        if (best >= goal) learn(key, best, NO_UPPER);
        else learn(key, NO_LOWER, best);
    }
    return best;
}

i64 search_value(int stacked, i64 own, i64 opp, i64 own1, i64 own2, i64 opp1, i64 opp2, i64 *words, i64 size,
                 int from, int to, int children, i64 *visited) {
    int lower = -99, upper = 99, goal = 0, left = 27 - bits(own | opp);
    table = words; table_size = size; nodes = 0;
    table_from = from; bound_to = to; children_from = children;
    while (lower < upper) {
        int answer = test(stacked, own, opp, own1, own2, opp1, opp2, left, goal);
        if (answer >= goal) { lower = answer; goal = answer + 1; }
        else { upper = answer; goal = answer; }
    }
    *visited = nodes;
    return lower;
}
