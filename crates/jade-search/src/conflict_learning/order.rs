//! [`Order`]: the order in which variables are decided.

/// Variables by their activity in recent conflicts (VSIDS: M. Moskewicz et al., *Chaff:
/// engineering an efficient SAT solver*, 2001; its exponential form: N. Eén and N. Sörensson, MiniSat), in a
/// binary heap.
pub(super) struct Order {
    activity: Vec<f64>,
    increment: f64,
    heap: Vec<u32>,
    /// The position of each variable in the heap.
    at: Vec<u32>,
}

const OUT: u32 = u32::MAX;

/// The activity beyond which all activities are scaled down.
const MAX_ACTIVITY: f64 = 1e100;

impl Order {
    /// Creates a heap of all variables; ties go to the lower number.
    pub(super) fn new(activity: Vec<f64>) -> Order {
        let count = activity.len() as u32;
        let mut order =
            Order { activity, increment: 1.0, heap: (0..count).collect(), at: (0..count).collect() };
        for i in (0..order.heap.len() / 2).rev() {
            order.down(i);
        }
        order
    }

    /// Raises the activity of a variable involved in a conflict.
    #[inline]
    pub(super) fn bump(&mut self, variable: u32) {
        let activity = &mut self.activity[variable as usize];
        *activity += self.increment;
        if *activity > MAX_ACTIVITY {
            self.activity.iter_mut().for_each(|activity| *activity /= MAX_ACTIVITY);
            self.increment /= MAX_ACTIVITY;
        }
        let at = self.at[variable as usize];
        if at != OUT {
            self.up(at as usize);
        }
    }

    /// Makes older activity count less than new activity.
    pub(super) fn decay(&mut self, factor: f64) {
        self.increment /= factor;
    }

    /// Removes and returns the first variable.
    pub(super) fn pop(&mut self) -> Option<u32> {
        let first = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.at[first as usize] = OUT;
        if last != first {
            self.heap[0] = last;
            self.at[last as usize] = 0;
            self.down(0);
        }
        Some(first)
    }

    /// Inserts a variable again if it is not in the heap.
    #[inline]
    pub(super) fn insert(&mut self, variable: u32) {
        if self.at[variable as usize] == OUT {
            self.at[variable as usize] = self.heap.len() as u32;
            self.heap.push(variable);
            self.up(self.heap.len() - 1);
        }
    }

    #[inline]
    fn is_before(&self, a: u32, b: u32) -> bool {
        self.activity[a as usize] > self.activity[b as usize]
    }

    fn up(&mut self, mut i: usize) {
        let variable = self.heap[i];
        while i > 0 {
            let parent = (i - 1) / 2;
            if !self.is_before(variable, self.heap[parent]) {
                break;
            }
            self.put(i, self.heap[parent]);
            i = parent;
        }
        self.put(i, variable);
    }

    fn down(&mut self, mut i: usize) {
        let variable = self.heap[i];
        loop {
            let mut child = 2 * i + 1;
            if child >= self.heap.len() {
                break;
            }
            if child + 1 < self.heap.len() && self.is_before(self.heap[child + 1], self.heap[child]) {
                child += 1;
            }
            if !self.is_before(self.heap[child], variable) {
                break;
            }
            self.put(i, self.heap[child]);
            i = child;
        }
        self.put(i, variable);
    }

    #[inline]
    fn put(&mut self, i: usize, variable: u32) {
        self.heap[i] = variable;
        self.at[variable as usize] = i as u32;
    }
}
